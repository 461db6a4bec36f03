import { z } from "zod";
import { Candidate } from "../candidate.ts";
import { VersionChange } from "./describe-changes.ts";

/** One of the files that were ever taken in for a person. */
export const CandidateVersion = z.object({
  id: z.number().int(),
  fileName: z.string(),
  fileType: Candidate.shape.fileType,
  /** Bytes. */
  fileSize: z.number().int(),
  fileSha256: z.string(),
  /** The latest date that its text names, `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null where it names none. */
  statedOn: z.string().nullable(),
  receivedAt: z.date(),
  /** The upload that brought it; null where its report is gone. */
  uploadId: z.string().nullable(),
  /** An attachment is a letter, a certificate or the like; it is current only if a person chose it. */
  kind: z.enum(["cv", "attachment"]),
  /** Whether the candidate is what this file says. */
  isCurrent: z.boolean(),
  /** What it says otherwise than the next older CV; empty for the oldest and for attachments. */
  changes: z.array(VersionChange),
});
export type CandidateVersion = z.infer<typeof CandidateVersion>;
