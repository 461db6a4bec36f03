import { decisionWords } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { Badge } from "../../ui/badge.tsx";
import type { Tone } from "../../ui/badge.tsx";

const tones: Record<DecisionKind, Tone> = { advance: "good", hold: "warning", decline: "outline" };

/** What a person decided of the candidate, beside their name. */
export function DecisionBadge({ decision }: { decision: DecisionKind }) {
  return <Badge tone={tones[decision]}>{decisionWords[decision].done}</Badge>;
}
