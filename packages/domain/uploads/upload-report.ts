import { z } from "zod";
import { mapOutcomes, uploadOutcomes } from "./upload-outcome.ts";

/** An upload as the list of them shows it. */
export const ListedUpload = z.object({
  id: z.string(),
  /** null where it was for all open jobs, or the job is gone. */
  jobId: z.number().int().nullable(),
  jobTitle: z.string().nullable(),
  startedAt: z.date(),
  counts: z.object(mapOutcomes(() => z.number().int())),
  /** How many were read with doubt. */
  doubtful: z.number().int(),
});
export type ListedUpload = z.infer<typeof ListedUpload>;

/** What an upload left behind, file by file, in the order in which they were done. */
export const UploadReport = ListedUpload.extend({
  files: z.array(
    z.object({
      id: z.number().int(),
      /** null where the candidate was deleted since: the name may say whose CV it was. */
      fileName: z.string().nullable(),
      outcome: z.enum(uploadOutcomes),
      candidateId: z.number().int().nullable(),
      /** Whose CV it is: the name, or the file's name where the CV names nobody. */
      candidate: z.string().nullable(),
      /** Why it was refused and what to do about it. */
      error: z.string().nullable(),
      doubts: z.array(z.string()),
    }),
  ),
});
export type UploadReport = z.infer<typeof UploadReport>;
