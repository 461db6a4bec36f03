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
  // An attribute that every browser knows and React has no name for.
  folder: { "aria-label": "Upload a folder", webkitdirectory: "" },
  zip: { "aria-label": "Upload a ZIP", accept: ".zip" },
} as const;

/** Unseen; a button opens it. */
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
        // The same file may be chosen again.
        target.value = "";
      }}
    />
  );
}
