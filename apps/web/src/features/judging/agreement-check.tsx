import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { agreementText, checkText, progressText } from "./judging-words.ts";

type Props = {
  judging: JobJudging;
  isBusy: boolean;
  onCheck: () => void;
  onStop: () => void;
};

/** How consistently the model answers, and the button to check it. */
export function AgreementCheck({ judging, isBusy, onCheck, onStop }: Props) {
  const { agreement, checkEstimate } = judging;
  const isRunning = agreement?.status === "running";
  const canAsk = checkEstimate !== null && checkEstimate.cvs > 0;
  if (agreement === null && !canAsk) return null;
  return (
    <section
      aria-labelledby="agreement-heading"
      className="flex flex-col gap-3 rounded-panel border border-line p-4"
    >
      <h3 id="agreement-heading" className="font-medium">
        Agreement
      </h3>
      {agreement !== null && agreement.rows > 0 && (
        <p role="status">
          {agreementText(agreement)}
          {agreement.unstable > 0 && (
            <span className="text-ink-2">
              {" "}
              The others are marked in the receipts and take the majority.
            </span>
          )}
        </p>
      )}
      {isRunning && (
        <>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">Asking again…</span>
            <span className="text-ink-2 figures">{progressText(agreement)}</span>
          </p>
          <ProgressBar
            label="CVs checked"
            value={agreement.total === 0 ? 100 : (agreement.done / agreement.total) * 100}
            tone="brand"
          />
        </>
      )}
      {!isRunning && agreement?.failure && (
        <p role="alert" className="text-danger">
          {agreement.failure}
        </p>
      )}
      {!isRunning && agreement?.status === "stopped" && (
        <p className="text-ink-2">Stopped. The answers so far are kept.</p>
      )}
      {!isRunning && canAsk && <p className="text-ink-2">{checkText(checkEstimate)}</p>}
      {!isRunning && checkEstimate !== null && !canAsk && (
        <p className="text-ink-2">Every answer has been checked.</p>
      )}
      {(isRunning || canAsk) && (
        <Button className="self-start" busy={isBusy} onClick={isRunning ? onStop : onCheck}>
          {isRunning ? "Stop" : "Check agreement"}
        </Button>
      )}
    </section>
  );
}
