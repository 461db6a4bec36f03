import { decisionKinds } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";

export type DecideKeys = {
  /** Null clears the decision. */
  decide: (decision: DecisionKind | null) => void;
  undo: () => void;
};

/** Returns the action of the keys `1 2 3 0 u`, used by both the list and the comparison. */
export function readDecideKey(key: string, { decide, undo }: DecideKeys): (() => void) | undefined {
  if (key === "u") return undo;
  if (key === "0") return () => decide(null);
  const kind = decisionKinds[Number(key) - 1];
  return kind && (() => decide(kind));
}
