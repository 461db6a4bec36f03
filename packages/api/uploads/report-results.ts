import type { ReportedFile } from "@resume-picker/db/queries/uploads";
import type { UploadOutcome } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";

const outcomeOf: Record<NonNullable<UploadResult["duplicate"]>, UploadOutcome> = {
  "same-file": "known",
  "same-person": "newer",
  "older-version": "older",
};

/** A file's result as the upload's report keeps it. */
export function toReportedFile(result: UploadResult): ReportedFile {
  const { fileName, success, duplicate, candidateId, error, warnings = [] } = result;
  const outcome = duplicate ? outcomeOf[duplicate] : "new";
  return {
    fileName,
    outcome: success ? outcome : "refused",
    candidateId: candidateId ?? null,
    error: error ?? null,
    doubts: warnings.map(({ message }) => message),
  };
}
