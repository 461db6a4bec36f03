import { acceptedExtensions } from "@resume-picker/domain/uploads/upload-rules";
import type { Ref } from "react";

type Props = { ref: Ref<HTMLInputElement>; onFiles: (files: File[]) => void };

/** Unseen; a button opens it. */
export function FileInput({ ref, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label="Upload Resumes"
      accept={acceptedExtensions.join(",")}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = "";
      }}
    />
  );
}
