import { decisionWords } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { Badge } from "./badge.tsx";
import type { Tone } from "./badge.tsx";

const tones: Record<DecisionKind, Tone> = { advance: "good", hold: "warning", decline: "outline" };

/** What a person decided of the candidate, beside their name. */
export function DecisionBadge({ decision }: { decision: DecisionKind }) {
  return <Badge tone={tones[decision]}>{decisionWords[decision].done}</Badge>;
}
