import { fileTypeKeys, nameFileTypes } from "@resume-picker/domain/file-types";
import type { FileType } from "@resume-picker/domain/file-types";
import { useId, useRef } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { DropFrame } from "./drop-frame.tsx";
import { FileInput } from "./file-input.tsx";
import { LazyUploadItems } from "./lazy-upload-items.ts";
import { useDropZone } from "./use-drop-zone.ts";
import type { useUploads } from "./use-uploads.ts";

const named: readonly FileType[] = ["pdf", "docx", "txt"];
const others = fileTypeKeys.filter((type) => !named.includes(type));

type Props = {
  uploads: ReturnType<typeof useUploads>;
  /** Why uploads are disabled, or null. */
  refusal: string | null;
};

/** Accepts files, folders and ZIPs. Files of other types are listed with the reason. */
export function UploadArea({ uploads, refusal }: Props) {
  const { isRunning, upload } = uploads;
  const headingId = useId();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const isDisabled = isRunning || refusal !== null;
  const onFiles = (chosen: Parameters<typeof upload>[0]) => void upload(chosen);
  const isDragActive = useDropZone({ isDisabled, onFiles });
  return (
    <section aria-labelledby={headingId} className="relative flex shrink-0 flex-col gap-2 p-3">
      <h2 id={headingId} className="sr-only">
        Upload Resumes
      </h2>
      {isDragActive && <DropFrame />}
      <LazyUploadItems uploads={uploads} />
      <div
        className={classNames(
          "flex flex-col items-center rounded-panel border border-dashed px-2 py-3 text-center",
          isDragActive ? "border-brand bg-brand-soft" : "border-line-strong",
          !isDisabled && "cursor-pointer hover:border-ink-3",
        )}
        // Keyboard users use the button inside.
        onClick={() => !isDisabled && files.current?.click()}
      >
        <FileInput ref={files} onFiles={onFiles} />
        <p className="font-medium">
          {isDragActive ? "Drop files here" : "Drop files here or click to upload"}
        </p>
        <p className="mt-0.5 text-13 text-ink-3">PDF, DOCX, TXT files supported</p>
        <p className="text-13 text-ink-3">Also {nameFileTypes(others)}</p>
        <Button className="mt-2" disabled={isDisabled} aria-busy={isRunning}>
          {isRunning ? "Processing..." : "Choose Files"}
        </Button>
        {refusal !== null && (
          <p role="status" className="mt-3 text-13 text-ink-2">
            {refusal}
          </p>
        )}
      </div>
      <div className="-mt-2 flex items-center justify-center text-13 text-ink-3">
        <FileInput ref={folder} kind="folder" onFiles={onFiles} />
        <FileInput ref={zip} kind="zip" onFiles={onFiles} />
        Or
        <Button
          size="sm"
          variant="quiet"
          disabled={isDisabled}
          onClick={() => folder.current?.click()}
        >
          Choose Folder
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={isDisabled}
          onClick={() => zip.current?.click()}
        >
          Choose ZIP
        </Button>
      </div>
    </section>
  );
}
