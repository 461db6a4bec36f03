import { Check, CircleAlert } from "lucide-react";
import { memo, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { orderForReading, totalsText, uploadLabels, uploadProgress } from "./upload-item.ts";
import type { UploadItem } from "./upload-item.ts";
import type { useUploads } from "./use-uploads.ts";

type Props = { uploads: ReturnType<typeof useUploads> };

const shownAtMost = 100;

export function UploadList({ uploads }: Props) {
  const { items, totals, isRunning, canRetry, retry, dismiss } = uploads;
  const ordered = useMemo(() => orderForReading(items), [items]);
  const hiddenCount = ordered.length - shownAtMost;
  return (
    <>
      <ul
        aria-label="Upload progress"
        // It scrolls, so the keyboard must be able to enter it.
        tabIndex={0}
        className="flex max-h-56 flex-col gap-2.5 overflow-y-auto px-1"
      >
        {ordered.slice(0, shownAtMost).map((item) => (
          <Row key={item.key} item={item} />
        ))}
        {hiddenCount > 0 && <li className="text-13 text-ink-3">and {hiddenCount} more</li>}
      </ul>
      <p role="status" className="px-1 text-13 text-ink-2 figures">
        {totalsText(totals)}
      </p>
      {!isRunning && totals.unreadable > 0 && (
        <div className="flex gap-2 px-1">
          {canRetry && (
            <Button size="sm" onClick={retry}>
              Try Again
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={dismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </>
  );
}

const Row = memo(function Row({ item }: { item: UploadItem }) {
  const { fileName, status, message } = item;
  return (
    <li className="text-13">
      <p className="flex items-center gap-1.5">
        {status === "success" && (
          <Check size={14} strokeWidth={1.6} aria-hidden className="shrink-0 text-good" />
        )}
        {status === "error" && (
          <CircleAlert size={14} strokeWidth={1.6} aria-hidden className="shrink-0 text-danger" />
        )}
        <span className="truncate" title={fileName}>
          {fileName}
        </span>
        <span className="shrink-0 text-ink-3">· {uploadLabels[status]}</span>
      </p>
      {message !== undefined && (
        <p className={status === "error" ? "pl-5 text-danger" : "pl-5 text-ink-3"}>{message}</p>
      )}
      {(status === "uploading" || status === "processing") && (
        <ProgressBar
          className="mt-1"
          label={`${fileName}: ${uploadLabels[status]}`}
          value={uploadProgress[status]}
        />
      )}
    </li>
  );
});
