import { z } from "zod";
import { Candidate } from "../candidate.ts";
import { VersionChange } from "./describe-changes.ts";

/** One of the files uploaded for a person. */
export const CandidateVersion = z.object({
  id: z.number().int(),
  fileName: z.string(),
  fileType: Candidate.shape.fileType,
  /** In bytes. */
  fileSize: z.number().int(),
  fileSha256: z.string(),
  /** The latest date in its text, `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, or null. */
  statedOn: z.string().nullable(),
  receivedAt: z.date(),
  /** The upload that included the file, or null if its report was deleted. */
  uploadId: z.string().nullable(),
  /**
   * An attachment is a letter, certificate or similar file. It becomes current only if a person
   * chooses it.
   */
  kind: z.enum(["cv", "attachment"]),
  /** Whether the candidate's data is from this file. */
  isCurrent: z.boolean(),
  /** Differences from the next older CV. Empty for the oldest CV and for attachments. */
  changes: z.array(VersionChange),
});
export type CandidateVersion = z.infer<typeof CandidateVersion>;
