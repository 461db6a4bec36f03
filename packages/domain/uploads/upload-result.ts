import { z } from "zod";
import { CandidateWarning } from "../candidates/candidate.ts";

const FileResult = z.object({
  fileName: z.string(),
  success: z.boolean(),
  /** Why it failed and what to do about it. */
  error: z.string().optional(),
  candidateId: z.number().int().optional(),
  /**
   * The person already existed. The file has the same bytes, replaces an older CV, or is older than
   * the current one. An attachment is a letter, certificate or similar file that is kept with the
   * CV.
   */
  duplicate: z.enum(["same-file", "same-person", "older-version", "attachment"]).optional(),
  warnings: z.array(CandidateWarning).optional(),
});

/** The result for one file of an upload. An email includes the results of its attachments. */
export const UploadResult = FileResult.extend({ attachments: z.array(FileResult).optional() });
export type UploadResult = z.infer<typeof UploadResult>;
