import type { DecisionKind } from "./decision-rules.ts";
import type { Decision, DecisionInput } from "./decision.ts";

type Row = Pick<Decision, "candidateId" | "decision">;
type Standing<R extends Row> = R & { decision: DecisionKind };

/**
 * Returns the current decision on each candidate from rows in chronological order: the last row,
 * unless it cleared the decision.
 */
export function foldLedger<R extends Row>(rows: readonly R[]): Map<number, Standing<R>> {
  const standing = new Map<number, Standing<R>>();
  for (const row of rows) {
    if (isStanding(row)) standing.set(row.candidateId, row);
    else standing.delete(row.candidateId);
  }
  return standing;
}

const isStanding = <R extends Row>(row: R): row is Standing<R> => row.decision !== null;

/** Whether a row would repeat the current decision and need not be added. */
export function changesNothing(last: DecisionInput | null, next: DecisionInput): boolean {
  if (last === null) return next.decision === null;
  if (next.decision === null) return last.decision === null;
  return (
    last.decision === next.decision &&
    last.note === next.note &&
    last.reasons.length === next.reasons.length &&
    last.reasons.every((reason, at) => reason === next.reasons[at])
  );
}

/** Like `changesNothing`, but agreeing with somebody else's decision counts as a second opinion. */
export const addsNothing = (
  last: DecisionInput | null,
  next: DecisionInput,
  isOwn: boolean,
): boolean => changesNothing(last, next) && (isOwn || last === null || next.decision === null);
