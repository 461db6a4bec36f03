import { totalsText } from "./upload-item.ts";
import { RetryOrDismiss } from "./upload-list.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { useUploads } from "./use-uploads.ts";

type Props = { uploads: ReturnType<typeof useUploads> };

const shownAtMost = 100;

/** The failed files, shown after the progress list has cleared. */
export function FailedFiles({ uploads }: Props) {
  const { failed, totals } = uploads;
  const hiddenCount = failed.length - shownAtMost;
  return (
    <>
      <ul
        aria-label="Files that failed"
        tabIndex={0}
        className="flex max-h-[min(14rem,20dvh)] flex-col gap-2.5 overflow-y-auto px-1"
      >
        {failed.slice(0, shownAtMost).map((item) => (
          <UploadRow key={item.key} item={item} />
        ))}
        {hiddenCount > 0 && <li className="text-13 text-ink-3">and {hiddenCount} more</li>}
      </ul>
      <p className="px-1 text-13 text-ink-2 figures">{totalsText(totals)}</p>
      <RetryOrDismiss uploads={uploads} />
    </>
  );
}
