import { z } from "zod";
import { CandidateWarning } from "../candidates/candidate.ts";

const FileResult = z.object({
  fileName: z.string(),
  success: z.boolean(),
  /** Why it failed and what to do about it. */
  error: z.string().optional(),
  candidateId: z.number().int().optional(),
  /**
   * The person was already there: with the same bytes, with an older CV that this one replaces from now
   * on, or with a newer one behind which it was filed. An attachment is a letter, a certificate or the
   * like, kept beside the person's CV.
   */
  duplicate: z.enum(["same-file", "same-person", "older-version", "attachment"]).optional(),
  warnings: z.array(CandidateWarning).optional(),
});

/** How one file of an upload ended. An email has the results of its attachments. */
export const UploadResult = FileResult.extend({ attachments: z.array(FileResult).optional() });
export type UploadResult = z.infer<typeof UploadResult>;
