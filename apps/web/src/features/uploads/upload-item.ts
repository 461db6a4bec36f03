import { acceptedExtensions } from "@resume-picker/domain/file-types";
import { isMailFile } from "@resume-picker/domain/uploads/mail-files";
import { uploadMessages, maxFileBytes } from "@resume-picker/domain/uploads/upload-rules";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";

export type UploadStatus = "uploading" | "processing" | "success" | "error";

/** One line of the progress list. */
export type UploadItem = {
  key: number;
  fileName: string;
  status: UploadStatus;
  /** Why it failed, or a remark about its success. */
  message?: string;
  isDuplicate?: boolean;
  /** True if the file's outcome is unknown, because its request failed or was cancelled. */
  isUnsent?: boolean;
};

export const uploadLabels: Record<UploadStatus, string> = {
  uploading: "Uploading...",
  processing: "Processing...",
  success: "Processed successfully",
  error: "Processing failed",
};

/** The progress bar's value in per cent. */
export const uploadProgress: Record<UploadStatus, number> = {
  uploading: 30,
  processing: 70,
  success: 100,
  error: 100,
};

/** Returns a problem that the server would also report, found before sending, or null. */
export function findFileProblem(file: { name: string; size: number }): string | null {
  const name = file.name.toLowerCase();
  if (!isMailFile(name) && !acceptedExtensions.some((extension) => name.endsWith(extension))) {
    return uploadMessages.wrongType;
  }
  return file.size > maxFileBytes ? uploadMessages.tooLarge : null;
}

export type UploadEnd = Pick<UploadItem, "status" | "message" | "isDuplicate" | "isUnsent">;

/** Returns how the server's result for a file is shown. */
export function endOfFile(result: UploadResult): UploadEnd {
  const { attachments = [] } = result;
  const failed = attachments.filter(({ success }) => !success).length;
  if (failed > 0) {
    return {
      status: "success",
      message: `${attachments.length - failed} of ${attachments.length} attachments added. The upload report says why the others were rejected.`,
    };
  }
  if (!result.success) return { status: "error", message: result.error ?? "Upload failed" };
  if (result.duplicate === "same-file") {
    return { status: "success", isDuplicate: true, message: "This CV is a duplicate" };
  }
  if (result.duplicate === "same-person") {
    return {
      status: "success",
      isDuplicate: true,
      message: "Added as the current CV of a candidate you already have",
    };
  }
  if (result.duplicate === "older-version") {
    return {
      status: "success",
      isDuplicate: true,
      message: "Kept as an older version of a candidate you already have",
    };
  }
  if (result.duplicate === "attachment") {
    return {
      status: "success",
      message: "Not a CV. Saved as an attachment of this candidate.",
    };
  }
  const warning = result.warnings?.[0]?.message;
  return warning === undefined ? { status: "success" } : { status: "success", message: warning };
}

export type UploadTotals = {
  total: number;
  done: number;
  duplicates: number;
  unreadable: number;
  unsent: number;
};

export function countUploads(items: readonly UploadItem[]): UploadTotals {
  const totals = { total: items.length, done: 0, duplicates: 0, unreadable: 0, unsent: 0 };
  for (const { status, isDuplicate, isUnsent } of items) {
    if (status === "success" || status === "error") totals.done += 1;
    if (status === "error") totals[isUnsent === true ? "unsent" : "unreadable"] += 1;
    if (isDuplicate === true) totals.duplicates += 1;
  }
  return totals;
}

/** Formats the totals as "27 of 40 done · 1 duplicate · 1 unreadable · 12 not uploaded". */
export function totalsText(totals: UploadTotals): string {
  const { total, done, duplicates, unreadable, unsent } = totals;
  const parts = [`${done - unsent} of ${total} done`];
  if (duplicates > 0) parts.push(`${duplicates} ${duplicates === 1 ? "duplicate" : "duplicates"}`);
  if (unreadable > 0) parts.push(`${unreadable} unreadable`);
  if (unsent > 0) parts.push(`${unsent} not uploaded`);
  return parts.join(" · ");
}

const readingOrder: readonly UploadStatus[] = ["processing", "error", "uploading", "success"];

/**
 * Returns at most `count` files: active ones first, then failures, each in the order they were
 * dropped.
 */
export function firstForReading(items: readonly UploadItem[], count: number): UploadItem[] {
  const first: UploadItem[] = [];
  for (const wanted of readingOrder) {
    for (const item of items) {
      if (first.length === count) return first;
      if (item.status === wanted) first.push(item);
    }
  }
  return first;
}
