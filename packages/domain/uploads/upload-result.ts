import { z } from "zod";
import { CandidateWarning } from "../candidates/candidate.ts";

/** How one file of an upload ended. */
export const UploadResult = z.object({
  fileName: z.string(),
  success: z.boolean(),
  /** Why it failed and what to do about it. */
  error: z.string().optional(),
  candidateId: z.number().int().optional(),
  /** The CV was already there: the same bytes, or a newer file of the same person. */
  duplicate: z.enum(["same-file", "same-person"]).optional(),
  warnings: z.array(CandidateWarning).optional(),
});
export type UploadResult = z.infer<typeof UploadResult>;
