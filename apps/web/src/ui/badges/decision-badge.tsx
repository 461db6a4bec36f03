import { decisionWords } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { Badge } from "./badge.tsx";
import type { Tone } from "./badge.tsx";

const tones: Record<DecisionKind, Tone> = { advance: "good", hold: "warning", decline: "outline" };

type Props = {
  decision: DecisionKind;
  by?: string | null | undefined;
  /** Who decided what, where others did, too: in short and whole. */
  opinions?: string | null | undefined;
  allOpinions?: string | null | undefined;
};

/** The decision on the candidate, beside their name. Its explanation names who decided. */
export function DecisionBadge({ decision, by, opinions, allOpinions }: Props) {
  const { done } = decisionWords[decision];
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
