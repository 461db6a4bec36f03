import { z } from "zod";
import { mapOutcomes, uploadOutcomes } from "./upload-outcome.ts";

/** An upload as shown in a list. */
export const ListedUpload = z.object({
  id: z.string(),
  /** Null if the upload was for all open jobs, or the job was deleted. */
  jobId: z.number().int().nullable(),
  jobTitle: z.string().nullable(),
  startedAt: z.date(),
  counts: z.object(mapOutcomes(() => z.number().int())),
  /** The number of files that need a check. */
  doubtful: z.number().int(),
});
export type ListedUpload = z.infer<typeof ListedUpload>;

/** The outcome of an upload for each file, in the order of processing. */
export const UploadReport = ListedUpload.extend({
  files: z.array(
    z.object({
      id: z.number().int(),
      /** Null after the candidate is deleted, since the name may identify them. */
      fileName: z.string().nullable(),
      outcome: z.enum(uploadOutcomes),
      candidateId: z.number().int().nullable(),
      /** The candidate's name, or the file name if the CV has none. */
      candidate: z.string().nullable(),
      /** Why it was rejected and what to do about it. */
      error: z.string().nullable(),
      doubts: z.array(z.string()),
    }),
  ),
});
export type UploadReport = z.infer<typeof UploadReport>;
