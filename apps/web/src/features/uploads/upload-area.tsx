import { useId } from "react";
import { useDropzone } from "react-dropzone";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { UploadList } from "./upload-list.tsx";
import type { useUploads } from "./use-uploads.ts";

type Props = { uploads: ReturnType<typeof useUploads> };

const accept = {
  "application/pdf": [".pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "text/plain": [".txt"],
};

/** Takes files and whole folders; what is of another type is listed with its reason. */
export function UploadArea({ uploads }: Props) {
  const { isRunning, items, upload } = uploads;
  const headingId = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    disabled: isRunning,
    noKeyboard: true,
    useFsAccessApi: false,
    onDrop: (accepted, rejected) => {
      upload([...accepted, ...rejected.map(({ file }) => file)]);
    },
  });
  return (
    <section aria-labelledby={headingId} className="flex min-h-0 flex-col gap-3 p-3">
      <h2 id={headingId} className="sr-only">
        Upload Resumes
      </h2>
      <div
        {...getRootProps()}
        className={classNames(
          "flex flex-col items-center rounded-panel border border-dashed px-4 py-5 text-center transition-colors",
          isDragActive ? "border-brand bg-brand-soft" : "border-line-strong",
          !isRunning && "cursor-pointer hover:border-ink-3",
        )}
      >
        <input {...getInputProps({ "aria-label": "Upload Resumes" })} />
        <p className="font-medium">
          {isDragActive ? "Drop files here" : "Drop files here or click to upload"}
        </p>
        <p className="mt-0.5 text-13 text-ink-3">PDF, DOCX, TXT files supported</p>
        <Button
          className="mt-3"
          disabled={isRunning}
          aria-busy={isRunning}
          onClick={(event) => {
            event.stopPropagation();
            open();
          }}
        >
          {isRunning ? "Processing..." : "Choose Files"}
        </Button>
      </div>
      {items.length > 0 && <UploadList uploads={uploads} />}
    </section>
  );
}
