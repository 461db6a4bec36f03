import { Upload } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { DropFrame } from "./drop-frame.tsx";
import { FileInput } from "./file-input.tsx";
import { useDropZone } from "./use-drop-zone.ts";
import type { useUploads } from "./use-uploads.ts";

type Props = { uploads: ReturnType<typeof useUploads>; refusal: string | null };

/** The upload button of the collapsed sidebar. */
export function UploadIcon({ uploads, refusal }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { isRunning, upload } = uploads;
  const isDragActive = useDropZone({
    isDisabled: isRunning || refusal !== null,
    onFiles: (files) => void upload(files),
  });
  return (
    <>
      {isDragActive && <DropFrame />}
      <FileInput ref={input} onFiles={(files) => void upload(files)} />
      <IconButton
        label={refusal ?? (isRunning ? "Processing..." : "Upload Resumes")}
        icon={<Upload size={16} strokeWidth={1.6} aria-hidden />}
        disabled={isRunning || refusal !== null}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
