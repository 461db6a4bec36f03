import type { CountedState } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { Button } from "../../../ui/button.tsx";
import type { Verdict } from "./evidence-actions.ts";

type Props = {
  /** Appended to each button's verdict in its accessible name. */
  of: string;
  /** What rules or model say of the line: it can count as that, too. */
  state?: CountedState;
  isSaving: boolean;
  onSay: (verdict: Verdict) => void;
};

const asLess = { listed: "Counts as listed", related: "Counts as similar" } as const;

/** Whether a line of the CV counts for a requirement. */
export function VerdictButtons({ of, state = "shown", isSaving, onSay }: Props) {
  const less = state === "shown" ? [] : [{ label: asLess[state], verdict: state }];
  const verdicts: { label: string; verdict: Verdict }[] = [
    { label: "Counts", verdict: "shown" },
    ...less,
    { label: "Doesn't count", verdict: "doesn't count" },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {verdicts.map(({ label, verdict }) => (
        <Button
          key={label}
          size="sm"
          variant={verdict === "doesn't count" ? "quiet" : "secondary"}
          disabled={isSaving}
          aria-label={`${label}: ${of}`}
          onClick={() => onSay(verdict)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
