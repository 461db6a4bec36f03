import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { EyeOff, X } from "lucide-react";
import { useState } from "react";
import { forgetSampleHint, hasSampleHint } from "../../lib/kept/sample-hint.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type Props = {
  jobId: number;
  candidates: readonly ListedCandidate[];
  onOpen: (candidateId: number) => void;
};

/** Points out a CV with hidden text in the sample data. */
export function SampleHint({ jobId, candidates, onOpen }: Props) {
  const [isGone, setIsGone] = useState(false);
  const hidden = candidates.find(({ warnings }) =>
    warnings.some(({ code }) => code === "hidden-text"),
  );
  if (isGone || !hasSampleHint(jobId) || !hidden) return null;
  const leave = () => {
    forgetSampleHint();
    setIsGone(true);
  };
  return (
    <div
      role="note"
      aria-label="Try it"
      className="flex items-center gap-x-3 border-b border-line bg-brand-soft px-4 py-1.5 text-13 text-ink lg:px-5"
    >
      <EyeOff size={16} strokeWidth={1.6} aria-hidden className="shrink-0 text-brand" />
      <p className="min-w-0 flex-1">
        One of these CVs contains hidden text:{" "}
        <Button
          size="sm"
          className="ml-1"
          onClick={() => {
            onOpen(hidden.id);
            leave();
          }}
        >
          Open it
        </Button>
      </p>
      <IconButton
        size="sm"
        label="Dismiss"
        icon={<X size={16} strokeWidth={1.6} aria-hidden />}
        onClick={leave}
      />
    </div>
  );
}
