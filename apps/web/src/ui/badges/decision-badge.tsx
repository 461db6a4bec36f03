import { decisionLabels } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { Badge } from "./badge.tsx";
import type { Tone } from "./badge.tsx";

const tones: Record<DecisionKind, Tone> = { advance: "good", hold: "warning", decline: "outline" };

type Props = {
  decision: DecisionKind;
  by?: string | null | undefined;
  /** The members' decisions, if others also decided: shortened and in full. */
  opinions?: string | null | undefined;
  allOpinions?: string | null | undefined;
};

/** The decision about the candidate, next to their name. Its tooltip names who decided. */
export function DecisionBadge({ decision, by, opinions, allOpinions }: Props) {
  const { done } = decisionLabels[decision];
  return (
    <span
      className="inline-flex shrink-0 items-center gap-1"
      data-explain={allOpinions ?? (by ? `${done} by ${by}` : done)}
    >
      <Badge tone={tones[decision]}>{done}</Badge>
      {opinions && (
        <span className="text-12 text-ink-3 figures">
          {opinions}
          <span className="sr-only"> ({allOpinions})</span>
        </span>
      )}
    </span>
  );
}
