import { FailedFiles } from "./failed-files.tsx";
import { UploadList } from "./upload-list.tsx";
import type { useUploads } from "./use-uploads.ts";

/** The files of the current upload, or the failed ones of the last one. Renders nothing if none. */
export function UploadItems({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const { items, failed } = uploads;
  if (items.length === 0 && failed.length === 0) return null;
  return (
    // Above the drop zone, which stays in place while the list of jobs gets shorter.
    <div className="-mx-3 mb-1 flex flex-col gap-3 border-t border-line px-3 pt-3">
      {items.length > 0 ? <UploadList uploads={uploads} /> : <FailedFiles uploads={uploads} />}
    </div>
  );
}
