import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { CandidateProfile, ShownDocument } from "@resume-picker/domain/candidates/document";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { api } from "../../../lib/api.ts";
import type { ApiOutput } from "../../../lib/api.ts";

/** The current decision about a candidate. */
export type Standing = {
  decision: DecisionKind;
  reasons: readonly string[];
  note: string | null;
  /** The name of the user who decided, or absent for the current user. */
  by?: string | null;
  isOwn: boolean;
};

export type Note = ApiOutput["notes"]["list"][number];

/** One column of the comparison with all of its data. */
export type Compared = {
  row: ListedCandidate;
  detail: Candidate;
  profile: CandidateProfile;
  document: ShownDocument;
  notes: readonly Note[];
};

type Found = {
  /** In the order of the rows. Null while any of them is loading. */
  columns: readonly Compared[] | null;
  error: { message: string } | null;
  retry: () => void;
};

/** Loads the details of all candidates. Parts that the detail pane has cached are reused. */
export function useCompared(jobId: number, rows: readonly ListedCandidate[]): Found {
  const details = api.useQueries((ask) =>
    rows.map(({ id, version }) => ask.candidates.detail({ id, jobId, version })),
  );
  const profiles = api.useQueries((ask) =>
    rows.map(({ id, version }) => ask.candidates.profile({ id, version })),
  );
  const documents = api.useQueries((ask) =>
    rows.map(({ id, version }) => ask.candidates.document({ id, version })),
  );
  const notes = api.useQueries((ask) => rows.map(({ id }) => ask.notes.list({ id })));
  const all = [...details, ...profiles, ...documents, ...notes];
  const columns = rows.flatMap((row, at): Compared[] => {
    const [detail, profile, document] = [
      details[at]?.data,
      profiles[at]?.data,
      documents[at]?.data,
    ];
    const noted = notes[at]?.data;
    if (!detail || !profile || !document || !noted) return [];
    return [{ row, detail, profile, document, notes: noted }];
  });
  return {
    columns: columns.length === rows.length ? columns : null,
    error: all.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}
