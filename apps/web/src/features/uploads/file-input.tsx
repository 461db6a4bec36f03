import { acceptedExtensions } from "@resume-picker/domain/file-types";
import { mailExtension } from "@resume-picker/domain/uploads/mail-files";
import type { Ref } from "react";

type Props = {
  ref: Ref<HTMLInputElement>;
  kind?: "files" | "folder" | "zip";
  onFiles: (files: File[]) => void;
};

const kinds = {
  files: {
    "aria-label": "Upload Resumes",
    accept: [...acceptedExtensions, mailExtension].join(","),
  },
  // All browsers support this attribute, but React has no property for it.
  folder: { "aria-label": "Upload a folder", webkitdirectory: "" },
  zip: { "aria-label": "Upload a ZIP", accept: ".zip" },
} as const;

/** A hidden input, opened by a button. */
export function FileInput({ ref, kind = "files", onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      {...kinds[kind]}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Cleared so the same file can be chosen again.
        target.value = "";
      }}
    />
  );
}
