import { setImmediate as nextTurn } from "node:timers/promises";
import { listCandidates } from "@resume-picker/db/queries/candidates/candidate-list";
import { listDecisionSummaries } from "@resume-picker/db/queries/decisions/decisions";
import type { DecisionSummary } from "@resume-picker/db/queries/decisions/decisions";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import type { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { measureRanking } from "@resume-picker/domain/ranking-check/measure-ranking";
import type { Decider, LastDecision } from "@resume-picker/domain/ranking-check/measure-ranking";
import { foldOpinions } from "@resume-picker/domain/decisions/fold-opinions";
import { measureAgreement } from "@resume-picker/domain/ranking-check/reviewer-agreement";
import { suggestWeights } from "@resume-picker/domain/ranking-check/suggest-weights";
import type { UserContext } from "../trpc.ts";

/** Compares the job's decisions with its ranking. Changes nothing and only suggests weights. */
export async function showRankingCheck(ctx: UserContext, job: ViewableJob): Promise<RankingCheck> {
  const listed = await listCandidates(ctx.db, job);
  const ordered = listed.filter(({ warnings }) => isScored(warnings));
  const ledger = await listDecisionSummaries(ctx.db, job);
  const standing = lastDecisions(ledger);
  const decided = { standing, deciders: decidersOf(ledger) };
  const agreement = measureAgreement(foldOpinions(ledger).values());
  const measured = { ...measureRanking(ordered, decided, job.weights), agreement };
  if (measured.total === null) return { ...measured, offer: null };
  const search = suggestWeights(ordered, standing, job.weights);
  for (;;) {
    const step = search.next();
    if (step.done === true) return { ...measured, offer: step.value };
    await nextTurn();
  }
}

/** Returns each candidate's last decision. The rows must be ordered from the oldest. */
function lastDecisions(rows: readonly DecisionSummary[]): LastDecision[] {
  const last = new Map(rows.map((row) => [row.candidateId, row]));
  return [...last.values()].flatMap(({ candidateId, decision, reasons }) =>
    decision === null ? [] : [{ candidateId, decision, reasons }],
  );
}

/** Groups by decider. Each one's last decisions count, even if others decided later. */
function decidersOf(ledger: readonly DecisionSummary[]): Decider[] {
  // Undone rows and the rows that undo them are no one's opinion.
  const undone = new Set(ledger.flatMap(({ undoes }) => undoes ?? []));
  const opinions = ledger.filter(({ id, undoes }) => undoes === null && !undone.has(id));
  const ids = [...new Set(opinions.map(({ by }) => by?.id ?? null))];
  return ids
    .map((id) => {
      const rows = opinions.filter(({ by }) => (by?.id ?? null) === id);
      const name = rows.at(-1)?.by?.name ?? "Deleted account";
      return { id, name, decisions: lastDecisions(rows) };
    })
    .filter(({ decisions }) => decisions.length > 0);
}
