import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { CandidateProfile, ShownDocument } from "@resume-picker/domain/candidates/document";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { api } from "../../../lib/api.ts";
import type { ApiOutput } from "../../../lib/api.ts";

/** What was decided of somebody. */
export type Standing = {
  decision: DecisionKind;
  reasons: readonly string[];
  note: string | null;
  /** Who decided; absent for the user themself. */
  by?: string | null;
  isOwn: boolean;
};

export type Note = ApiOutput["notes"]["list"][number];

/** One column: what is known of the candidate. */
export type Compared = {
  row: ListedCandidate;
  detail: Candidate;
  profile: CandidateProfile;
  document: ShownDocument;
  notes: readonly Note[];
};

type Found = {
  /** In the order of the rows; null while one of them is read. */
  columns: readonly Compared[] | null;
  error: { message: string } | null;
  retry: () => void;
};

/** All of the candidates as the detail has them, each part asked for once. */
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
