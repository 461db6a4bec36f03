import { decisionKinds, decisionLabels } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/badges/kbd.tsx";
import { useMay } from "../../lib/job-role.ts";

const chosen: Record<DecisionKind, string> = {
  advance: "border-transparent! bg-good-soft! text-good!",
  hold: "border-transparent! bg-warning-soft! text-warning!",
  decline: "border-transparent! bg-sunken! text-ink!",
};

type Props = {
  standing: { decision: DecisionKind; isOwn: boolean } | null;
  /** Called with null if the button repeats the user's own decision, which clears it. */
  onDecide: (decision: DecisionKind | null) => void;
  size?: "sm" | "md";
};

export function DecideButtons({ standing, onDecide, size = "md" }: Props) {
  if (!useMay("review")) return null;
  return (
    <div
      role="group"
      aria-label="Decision"
      className={classNames(
        "flex basis-full! flex-wrap gap-1.5",
        // Placed next to other buttons if the dialog is wide enough.
        size === "md" && "grow sm:basis-72! 2xl:basis-80!",
      )}
    >
      {decisionKinds.map((decision, at) => {
        const stands = standing?.decision === decision;
        return (
          <Button
            key={decision}
            size={size}
            aria-pressed={stands}
            aria-keyshortcuts={String(at + 1)}
            className={classNames("flex-1 px-2.5!", stands && chosen[decision])}
            onClick={() => onDecide(stands && standing.isOwn ? null : decision)}
          >
            {decisionLabels[decision].label}
            {size === "md" && (
              <span aria-hidden className="[@media(pointer:coarse)]:hidden">
                <Kbd>{at + 1}</Kbd>
              </span>
            )}
          </Button>
        );
      })}
    </div>
  );
}
