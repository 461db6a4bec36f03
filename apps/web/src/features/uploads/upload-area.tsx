import { useId, useRef } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { FileInput } from "./file-input.tsx";
import { UploadList } from "./upload-list.tsx";
import { useDropZone } from "./use-drop-zone.ts";
import type { useUploads } from "./use-uploads.ts";

type Props = { uploads: ReturnType<typeof useUploads> };

/** Takes files and whole folders; what is of another type is listed with its reason. */
export function UploadArea({ uploads }: Props) {
  const { isRunning, items, upload } = uploads;
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isDragActive, zone } = useDropZone({ isDisabled: isRunning, onFiles: upload });
  return (
    <section aria-labelledby={headingId} className="flex min-h-0 flex-col gap-3 p-3">
      <h2 id={headingId} className="sr-only">
        Upload Resumes
      </h2>
      <div
        {...zone}
        className={classNames(
          "flex flex-col items-center rounded-panel border border-dashed px-4 py-5 text-center transition-colors",
          isDragActive ? "border-brand bg-brand-soft" : "border-line-strong",
          !isRunning && "cursor-pointer hover:border-ink-3",
        )}
        // The button inside does the same for keyboards.
        onClick={() => !isRunning && input.current?.click()}
      >
        <FileInput ref={input} onFiles={upload} />
        <p className="font-medium">
          {isDragActive ? "Drop files here" : "Drop files here or click to upload"}
        </p>
        <p className="mt-0.5 text-13 text-ink-3">PDF, DOCX, TXT files supported</p>
        <Button className="mt-3" disabled={isRunning} aria-busy={isRunning}>
          {isRunning ? "Processing..." : "Choose Files"}
        </Button>
      </div>
      {items.length > 0 && <UploadList uploads={uploads} />}
    </section>
  );
}
