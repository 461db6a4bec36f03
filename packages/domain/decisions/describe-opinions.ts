import { decisionLabels } from "./decision-rules.ts";
import type { DecisionKind } from "./decision-rules.ts";

export type OpinionShown = { name: string; decision: DecisionKind; isOwn: boolean };
type Standing = { decision: DecisionKind; opinions: readonly OpinionShown[] };

/**
 * Describes who decided what in a row: briefly beside the decision and in full in its tooltip. Null
 * if the only decision is the user's own.
 */
export function describeOpinions(
  standing: Standing | null,
): { short: string; whole: string } | null {
  if (standing === null) return null;
  const { decision, opinions } = standing;
  const [first, ...others] = opinions;
  if (!first || (others.length === 0 && first.isOwn)) return null;
  const whole = opinions.map((each) => `${each.name}: ${decisionLabels[each.decision].done}`);
  const same = opinions.filter((each) => each.decision === decision).length;
  const short = others.length === 0 ? shortName(first.name) : `${same} of ${opinions.length}`;
  return { short, whole: whole.join(", ") };
}

/** "Grace Hopper" as "Grace H." */
function shortName(name: string): string {
  const [first = name, ...rest] = name.split(" ");
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${last.slice(0, 1)}.`;
}
