import { z } from "zod";
import { maxCandidateNote } from "./decision-rules.ts";

export const NoteText = z.object({
  text: z.string().trim().min(1, "Write something first").max(maxCandidateNote),
});

/** A note on a candidate, in plain text. Of a deleted one its author and times are left. */
export const CandidateNote = z.object({
  id: z.number().int(),
  candidateId: z.number().int(),
  /** null once the note is deleted. */
  text: z.string().nullable(),
  /** As they were called then; null once the account is deleted. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.date(),
  editedAt: z.date().nullable(),
  deletedAt: z.date().nullable(),
});
export type CandidateNote = z.infer<typeof CandidateNote>;
