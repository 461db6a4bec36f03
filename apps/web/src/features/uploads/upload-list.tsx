import { useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { firstForReading, totalsText } from "./upload-item.ts";
import { UploadRow } from "./upload-row.tsx";
import type { useUploads } from "./use-uploads.ts";

type Props = { uploads: ReturnType<typeof useUploads> };

const shownAtMost = 100;

/** The progress of each file and in total. */
export function UploadList({ uploads }: Props) {
  const { items, totals, isRunning, isPaused } = uploads;
  const first = useMemo(() => firstForReading(items, shownAtMost), [items]);
  const hiddenCount = items.length - first.length;
  return (
    <>
      <ul
        aria-label="Upload progress"
        // Focusable, which allows scrolling by keyboard.
        tabIndex={0}
        className="flex max-h-[min(14rem,20dvh)] flex-col gap-2.5 overflow-y-auto px-1"
      >
        {first.map((item) => (
          <UploadRow key={item.key} item={item} />
        ))}
        {hiddenCount > 0 && <li className="text-13 text-ink-3">and {hiddenCount} more</li>}
      </ul>
      <div className="px-1">
        <ProgressBar label="All files" value={(totals.done / totals.total) * 100} />
        <p role="status" className="mt-1.5 text-13 text-ink-2 figures">
          {totalsText(totals)}
          {isPaused && " · paused"}
        </p>
      </div>
      {isRunning && (
        <div className="flex gap-2 px-1">
          <Button size="sm" onClick={isPaused ? uploads.resume : uploads.pause}>
            {isPaused ? "Resume" : "Pause"}
          </Button>
          <Button size="sm" variant="quiet" onClick={uploads.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {!isRunning && totals.unreadable + totals.unsent > 0 && <RetryOrDismiss uploads={uploads} />}
    </>
  );
}

export function RetryOrDismiss({ uploads: { canRetry, retry, dismiss } }: Props) {
  return (
    <div className="flex gap-2 px-1">
      {canRetry && (
        <Button size="sm" onClick={retry}>
          Try Again
        </Button>
      )}
      <Button size="sm" variant="quiet" className={canRetry ? "" : "-ml-2.5"} onClick={dismiss}>
        Dismiss
      </Button>
    </div>
  );
}
