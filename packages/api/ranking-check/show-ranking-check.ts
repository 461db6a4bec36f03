import { setImmediate as nextTurn } from "node:timers/promises";
import { listCandidates } from "@resume-picker/db/queries/candidates/candidate-list";
import { listVerdicts } from "@resume-picker/db/queries/decisions/decisions";
import type { Verdict } from "@resume-picker/db/queries/decisions/decisions";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import type { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { measureRanking } from "@resume-picker/domain/ranking-check/measure-ranking";
import type { Decider, LastDecision } from "@resume-picker/domain/ranking-check/measure-ranking";
import { foldOpinions } from "@resume-picker/domain/decisions/fold-opinions";
import { measureAgreement } from "@resume-picker/domain/ranking-check/reviewer-agreement";
import { offerWeights } from "@resume-picker/domain/ranking-check/offer-weights";
import type { UserContext } from "../trpc.ts";

/** The job's decisions against its present order. It changes nothing: weights are only offered. */
export async function showRankingCheck(ctx: UserContext, job: ViewableJob): Promise<RankingCheck> {
  const listed = await listCandidates(ctx.db, job);
  const ordered = listed.filter(({ warnings }) => isScored(warnings));
  const ledger = await listVerdicts(ctx.db, job);
  const standing = lastOf(ledger);
  const decided = { standing, deciders: decidersOf(ledger) };
  const agreement = measureAgreement(foldOpinions(ledger).values());
  const measured = { ...measureRanking(ordered, decided, job.weights), agreement };
  if (measured.total === null) return { ...measured, offer: null };
  const search = offerWeights(ordered, standing, job.weights);
  for (;;) {
    const step = search.next();
    if (step.done === true) return { ...measured, offer: step.value };
    await nextTurn();
  }
}

/** Of rows from the oldest on, what was decided of each candidate last. */
function lastOf(rows: readonly Verdict[]): LastDecision[] {
  const last = new Map(rows.map((row) => [row.candidateId, row]));
  return [...last.values()].flatMap(({ candidateId, decision, reasons }) =>
    decision === null ? [] : [{ candidateId, decision, reasons }],
  );
}

/** By what they themselves said last of each, also where somebody else has decided otherwise since. */
function decidersOf(ledger: readonly Verdict[]): Decider[] {
  // Neither what was taken back nor the row that does so is anybody's opinion.
  const undone = new Set(ledger.flatMap(({ undoes }) => undoes ?? []));
  const said = ledger.filter(({ id, undoes }) => undoes === null && !undone.has(id));
  const ids = [...new Set(said.map(({ by }) => by?.id ?? null))];
  return ids
    .map((id) => {
      const rows = said.filter(({ by }) => (by?.id ?? null) === id);
      const name = rows.at(-1)?.by?.name ?? "Deleted account";
      return { id, name, decisions: lastOf(rows) };
    })
    .filter(({ decisions }) => decisions.length > 0);
}
