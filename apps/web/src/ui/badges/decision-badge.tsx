import { decisionWords } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { Badge } from "./badge.tsx";
import type { Tone } from "./badge.tsx";

const tones: Record<DecisionKind, Tone> = { advance: "good", hold: "warning", decline: "outline" };

type Props = { decision: DecisionKind; by?: string | null | undefined };

/** The decision on the candidate, beside their name. The tooltip names who decided. */
export function DecisionBadge({ decision, by }: Props) {
  const { done } = decisionWords[decision];
  return (
    <span className="inline-flex" title={by ? `${done} by ${by}` : done}>
      <Badge tone={tones[decision]}>{done}</Badge>
    </span>
  );
}
