import { z } from "zod";
import { CandidateWarning } from "../candidates/candidate.ts";

/** How one file of an upload ended. */
export const UploadResult = z.object({
  fileName: z.string(),
  success: z.boolean(),
  /** Why it failed and what to do about it. */
  error: z.string().optional(),
  candidateId: z.number().int().optional(),
  /**
   * The person was already there: with the same bytes, with an older CV that this one leads from now
   * on, or with a newer one behind which it was filed.
   */
  duplicate: z.enum(["same-file", "same-person", "older-version"]).optional(),
  warnings: z.array(CandidateWarning).optional(),
});
export type UploadResult = z.infer<typeof UploadResult>;
