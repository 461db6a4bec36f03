import type { ReportedFile } from "@resume-picker/db/queries/uploads";
import type { UploadOutcome } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";

const outcomeOf: Record<NonNullable<UploadResult["duplicate"]>, UploadOutcome> = {
  "same-file": "known",
  "same-person": "newer",
  "older-version": "older",
  attachment: "attachment",
};

/** Converts a file's result for the upload's report. */
export function toReportedFile(result: UploadResult): ReportedFile {
  const { fileName, success, duplicate, candidateId, error, warnings = [] } = result;
  const outcome = duplicate ? outcomeOf[duplicate] : "new";
  return {
    fileName,
    outcome: success ? outcome : "rejected",
    candidateId: candidateId ?? null,
    error: error ?? null,
    doubts: warnings.map(({ message }) => message),
  };
}

/** Lists an email as its attached files. */
export const toReportedFiles = ({ attachments, ...result }: UploadResult): ReportedFile[] =>
  attachments === undefined ? [toReportedFile(result)] : attachments.map(toReportedFile);
