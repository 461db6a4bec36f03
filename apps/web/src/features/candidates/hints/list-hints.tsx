import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { X } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../lib/job-role.ts";
import {
  dismissRankHint,
  forgetSampleHint,
  hasSampleHint,
  isRankHintDismissed,
} from "../../../lib/kept/list-hints.ts";
import { SampleProgress } from "./lazy-sample-progress.ts";
import { useIsLoadingSamples } from "./use-is-loading-samples.ts";

type Props = {
  jobId: number;
  candidates: readonly ListedCandidate[];
  onOpen: (candidateId: number) => void;
};

/**
 * One line above the list: the progress of the sample data, then what the empty rank columns are
 * for and which sample CV contains hidden text.
 */
export function ListHints({ jobId, candidates, onOpen }: Props) {
  const [isGone, setIsGone] = useState(false);
  const mayEdit = useMay("edit");
  const isLoading = useIsLoadingSamples();
  const hidden = candidates.find(({ warnings }) =>
    warnings.some(({ code }) => code === "hidden-text"),
  );
  const isSample = hasSampleHint(jobId);
  if (isSample && isLoading) {
    return (
      <div className={lineStyle}>
        <SampleProgress done={candidates.length} className="items-center gap-3" />
      </div>
    );
  }
  const isUnranked = mayEdit && needsRankHint(candidates);
  const hint = isSample ? hidden : undefined;
  if (isGone || (!isUnranked && !hint)) return null;
  const dismiss = () => {
    if (isUnranked) dismissRankHint();
    if (hint) forgetSampleHint();
    setIsGone(true);
  };
  return (
    <div role="note" aria-label="Try it" className={lineStyle}>
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4">
        {isUnranked && (
          <p>
            Not ranked yet. <b className="font-medium">Manual Rank</b> numbers candidates by score.{" "}
            <b className="font-medium">AI Rank</b> orders them again, with reasons.
          </p>
        )}
        {hint && (
          <p>
            One of these CVs contains hidden text:{" "}
            <button
              type="button"
              className="rounded-tick font-medium text-brand underline underline-offset-2 thumb:-my-3 thumb:-ml-2 thumb:p-3"
              onClick={() => {
                onOpen(hint.id);
                forgetSampleHint();
              }}
            >
              Open it
            </button>
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        title="Dismiss"
        className="flex size-6 shrink-0 items-center justify-center rounded-tick -outline-offset-2 hover:bg-surface thumb:size-11"
        onClick={dismiss}
      >
        <X size={14} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}

/** Whether the rankings have to be explained, because both rank columns are still empty. */
const needsRankHint = (candidates: readonly Pick<ListedCandidate, "score">[]): boolean =>
  candidates.length > 1 &&
  !isRankHintDismissed() &&
  candidates.every(({ score }) => score.manualRank === null && score.aiRank === null);

/** As low as a line of text, because nine rows have to fit below it in a small window. */
const lineStyle =
  "flex min-h-6.5 items-center gap-x-3 border-b border-line bg-brand-soft px-4 text-12 text-ink lg:px-5";
