import { appRouter } from "@resume-picker/api/root";
import type { Api } from "@resume-picker/api/root";
import { reportAudiences } from "@resume-picker/domain/candidate-report/candidate-report";
import { exportFormats } from "@resume-picker/domain/shortlist/export-rules";
import { accessTable } from "./access-table.ts";
import type { BlindDesk } from "./blind-desk.ts";

/** Calls that end what the others need. They run last. */
const last = [
  ...["candidates.delete", "candidates.deleteMany", "candidates.restore", "jobs.discardDraft"],
  ...["jobs.removeMember", "jobs.delete", "jobs.restore", "accounts.signOut"],
  ...["accounts.deleteAccount", "accounts.changePassword", "accounts.signOutEverywhere"],
];
/** Excluded, because revealing has its own tests. */
const revealingCalls = ["jobs.reveal"];

/** Inputs in addition to the access table's that lead to other answers. */
function moreInputs({
  rows,
  candidateIds,
  otherJob,
  linkToken,
}: BlindDesk): Record<string, unknown[]> {
  const { job: id, candidate } = rows;
  const opening = { token: linkToken, key: "" };
  return {
    "jobs.setBlindReview": [{ id, isBlind: true, hidesSchools: true }],
    "candidates.listForJob": [{ id }, { id: otherJob }],
    "candidates.listInFull": [
      { id, limit: 100 },
      { id: otherJob, limit: 100 },
    ],
    "candidates.detail": candidateIds.map((each) => ({ id: each, jobId: id })),
    ...Object.fromEntries(
      ["get", "document", "layout", "profile", "versions", "download"].map((name) => [
        `candidates.${name}`,
        candidateIds.map((each) => ({ id: each })),
      ]),
    ),
    "candidates.excerpts": ["payment", "engineer", "school", "street", "born"].map((query) => ({
      ...{ id, query, ids: candidateIds },
    })),
    "candidateReport.show": reportAudiences.flatMap((audience) =>
      ["json", "html"].map((format) => ({ id, candidateId: candidate, audience, format })),
    ),
    "decisions.ledger": [{ id }, { id, format: "csv" }],
    "shortlist.export": exportFormats.map((format) => ({ jobId: id, candidateIds, format })),
    "shortlist.downloadCvs": [{ jobId: id, candidateIds }],
    "talentPool.list": [{}, { q: "payment" }, { skill: "Type" }],
    "talentPool.export": [{ candidateIds }],
    "talentPool.suggestedCandidates": [{ id }, { id: otherJob }],
    "messages.history": candidateIds.map((candidateId) => ({ id, candidateId })),
    "reviewLinks.open": [opening],
    "reviewLinks.file": candidateIds.map((candidateId) => ({ ...opening, candidateId })),
    "candidates.correct": [{ id: candidate, field: "skill", subject: "Ferries", value: true }],
  };
}

export type BlindCall = { name: string; input: unknown; isLast: boolean };

/** Whether the call is about candidates. One role is enough to test routers without any. */
export const isAboutCandidates = ({ name }: BlindCall): boolean =>
  !/^(?:accounts|admin|blog|logs|mail|media|settings|support)\./.test(name);

/** Returns every procedure with its inputs, ordered by reads, changes and deletions. */
export function blindCalls(desk: BlindDesk): BlindCall[] {
  const more = moreInputs(desk);
  const procedures = Object.entries(appRouter._def.procedures);
  return procedures
    .filter(([name]) => !revealingCalls.includes(name))
    .map(([name, procedure]) => {
      const { type } = (procedure as unknown as { _def: { type: string } })._def;
      const order = last.includes(name) ? 2 + last.indexOf(name) : type === "query" ? 0 : 1;
      return { name, order };
    })
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ name, order }) =>
      (more[name] ?? [accessTable[name]?.input?.(desk.rows)]).map((input) => ({
        ...{ name, input, isLast: order > 1 },
      })),
    );
}

export function callProcedure(api: Api, { name, input }: BlindCall): Promise<unknown> {
  // The names are taken from the router.
  const procedure = name.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), api);
  return (procedure as (value: unknown) => Promise<unknown>)(input);
}
