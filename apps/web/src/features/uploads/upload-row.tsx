import { Check, CircleAlert } from "lucide-react";
import { memo } from "react";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { uploadLabels, uploadProgress } from "./upload-item.ts";
import type { UploadItem } from "./upload-item.ts";

export const UploadRow = memo(function UploadRow({ item }: { item: UploadItem }) {
  const { fileName, status, message } = item;
  const folderEnd = fileName.lastIndexOf("/") + 1;
  return (
    <li className="text-13">
      <p className="flex items-center gap-1.5">
        {status === "success" && (
          <Check size={14} strokeWidth={1.6} aria-hidden className="shrink-0 text-good" />
        )}
        {status === "error" && (
          <CircleAlert size={14} strokeWidth={1.6} aria-hidden className="shrink-0 text-danger" />
        )}
        <span className="flex min-w-0" title={fileName}>
          {/* The folder is truncated first, because the name distinguishes the files. */}
          <span className="min-w-0 shrink-[99] truncate text-ink-3">
            {fileName.slice(0, folderEnd)}
          </span>
          <span className="min-w-0 truncate">{fileName.slice(folderEnd)}</span>
        </span>
        <span className="shrink-0 text-ink-3">· {uploadLabels[status]}</span>
      </p>
      {message !== undefined && (
        <p className={status === "error" ? "pl-5 text-danger" : "pl-5 text-ink-3"}>{message}</p>
      )}
      {(status === "uploading" || status === "processing") && (
        <ProgressBar
          className="mt-1"
          label={`${fileName}: ${uploadLabels[status]}`}
          value={uploadProgress[status]}
        />
      )}
    </li>
  );
});
