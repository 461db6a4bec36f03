import type { DecisionKind } from "./decision-rules.ts";
import type { Decision, DecisionInput } from "./decision.ts";

type Row = Pick<Decision, "candidateId" | "decision">;
type Standing<R extends Row> = R & { decision: DecisionKind };

/**
 * What stands after these rows, oldest first: of each candidate the last row, unless it took back
 * what stood.
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

/** Whether a row would say nothing that isn't said already: then none is added. */
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

/** The same as a person sees it: what somebody else said before is a second opinion of theirs. */
export const addsNothing = (
  last: DecisionInput | null,
  next: DecisionInput,
  isOwn: boolean,
): boolean => changesNothing(last, next) && (isOwn || last === null || next.decision === null);
