import { FailedFiles } from "./failed-files.tsx";
import { UploadList } from "./upload-list.tsx";
import type { useUploads } from "./use-uploads.ts";

/** The files of the current upload, or the failed ones of the last one. */
export function UploadItems({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  return (
    // Covers the content above it, so an upload doesn't shift the layout. The drawer has toasts
    // there, so it doesn't overlap.
    <div className="flex flex-col gap-3 lg:absolute lg:inset-x-2 lg:bottom-full lg:z-20 lg:rounded-panel lg:border lg:border-line lg:bg-surface lg:p-3 lg:shadow-float">
      {uploads.items.length > 0 ? (
        <UploadList uploads={uploads} />
      ) : (
        <FailedFiles uploads={uploads} />
      )}
    </div>
  );
}
