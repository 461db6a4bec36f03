import { Upload } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { FileInput } from "./file-input.tsx";
import type { useUploads } from "./use-uploads.ts";

type Props = { uploads: ReturnType<typeof useUploads>; refusal: string | null };

/** The upload area of the collapsed sidebar. */
export function UploadIcon({ uploads, refusal }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { isRunning, upload } = uploads;
  return (
    <>
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
