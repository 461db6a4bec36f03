import { setImmediate as nextTurn } from "node:timers/promises";
import { listCandidates } from "@resume-picker/db/queries/candidates/candidate-list";
import { listDecisions } from "@resume-picker/db/queries/decisions/decisions";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { Agreement } from "@resume-picker/domain/agreement/agreement";
import { measureAgreement } from "@resume-picker/domain/agreement/measure-agreement";
import type { Decider, LastDecision } from "@resume-picker/domain/agreement/measure-agreement";
import { offerWeights } from "@resume-picker/domain/agreement/offer-weights";
import type { Decision } from "@resume-picker/domain/decisions/decision";
import type { UserContext } from "../trpc.ts";

/** The job's decisions against its present order. It changes nothing: weights are only offered. */
export async function showAgreement(ctx: UserContext, job: OwnedJob): Promise<Agreement> {
  const ordered = await listCandidates(ctx.db, job);
  const ledger = await listDecisions(ctx.db, job);
  const standing = lastOf(ledger);
  const decided = { standing, deciders: decidersOf(ledger) };
  const measured = measureAgreement(ordered, decided, job.weights);
  if (measured.total === null) return { ...measured, offer: null };
  const search = offerWeights(ordered, standing, job.weights);
  for (;;) {
    const step = search.next();
    if (step.done === true) return { ...measured, offer: step.value };
    await nextTurn();
  }
}

/** Of rows from the oldest on, what was decided of each candidate last. */
function lastOf(rows: readonly Decision[]): LastDecision[] {
  const last = new Map(rows.map((row) => [row.candidateId, row]));
  return [...last.values()].flatMap(({ candidateId, decision, reasons }) =>
    decision === null ? [] : [{ candidateId, decision, reasons }],
  );
}

/** By what they themselves said last of each, also where somebody else has decided otherwise since. */
function decidersOf(ledger: readonly Decision[]): Decider[] {
  const ids = [...new Set(ledger.map(({ by }) => by?.id ?? null))];
  return ids
    .map((id) => {
      const rows = ledger.filter(({ by }) => (by?.id ?? null) === id);
      const name = rows.at(-1)?.by?.name ?? "Deleted account";
      return { id, name, decisions: lastOf(rows) };
    })
    .filter(({ decisions }) => decisions.length > 0);
}
