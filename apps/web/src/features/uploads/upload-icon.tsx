import { Upload } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { FileInput } from "./file-input.tsx";
import type { useUploads } from "./use-uploads.ts";

/** The upload area of the collapsed sidebar. */
export function UploadIcon({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const input = useRef<HTMLInputElement>(null);
  const { isRunning, upload } = uploads;
  return (
    <>
      <FileInput ref={input} onFiles={upload} />
      <IconButton
        label={isRunning ? "Processing..." : "Upload Resumes"}
        icon={<Upload size={16} strokeWidth={1.6} aria-hidden />}
        disabled={isRunning}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
