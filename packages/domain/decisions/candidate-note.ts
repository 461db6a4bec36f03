import { z } from "zod";
import { maxCandidateNote } from "./decision-rules.ts";

export const NoteText = z.object({
  text: z.string().trim().min(1, "Enter a note").max(maxCandidateNote),
});

/** A plain-text note on a candidate. A deleted note keeps only its author and times. */
export const CandidateNote = z.object({
  id: z.number().int(),
  candidateId: z.number().int(),
  /** Null after the note is deleted. */
  text: z.string().nullable(),
  /** The author's name at that time, or null after the account is deleted. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.date(),
  editedAt: z.date().nullable(),
  deletedAt: z.date().nullable(),
});
export type CandidateNote = z.infer<typeof CandidateNote>;
