import {
  addNote,
  changeNote,
  findNote,
  listNotes,
} from "@resume-picker/db/queries/decisions/notes";
import { NoteText } from "@resume-picker/domain/decisions/candidate-note";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { requireQuotaFor } from "../require-quota.ts";
import { CandidateId, noteChanged, requireCandidate } from "../candidates/require-candidate.ts";
import { deciderOf } from "../decisions/decider.ts";
import { notifyMentioned, requireJobOfNote } from "./notify-mentioned.ts";
import { router, userProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";

const NoteId = z.object({ id: z.number().int().positive() });
/** The job in which the note is written. */
const InJob = z.object({ jobId: z.number().int().positive().optional() });

export const notesRouter = router({
  /** Oldest first. Deleted notes keep their author and times. */
  list: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return listNotes(ctx.db, await requireCandidate(ctx, input.id, "view"));
  }),

  /** If a job is given, its members mentioned as "@username" are notified. */
  add: userProcedure
    .input(CandidateId.extend({ ...NoteText.shape, ...InJob.shape }))
    .mutation(async ({ ctx, input: { id, text, jobId } }) => {
      const candidate = await requireCandidate(ctx, id, "review");
      requireQuotaFor(ctx, "notes", { ownerId: candidate.createdBy });
      const job = jobId === undefined ? null : await requireJobOfNote(ctx, candidate, jobId);
      const note = await addNote(ctx.db, candidate, { text, by: deciderOf(ctx) });
      if (job) await notifyMentioned(ctx, candidate, { noteId: note.id, text, job });
      return note;
    }),

  edit: userProcedure
    .input(NoteId.extend({ ...NoteText.shape, ...InJob.shape }))
    .mutation(async ({ ctx, input }) => {
      const { note, candidate } = await requireNote(ctx, input.id);
      // Text must not be changed under another person's name.
      if (note.by?.id !== ctx.user.id) {
        throw new AppError("FORBIDDEN", "Only its author can change a note.");
      }
      const { text, jobId } = input;
      const job = jobId === undefined ? null : await requireJobOfNote(ctx, candidate, jobId);
      const changed = await changeNote(ctx.db, note, { text, editedAt: ctx.clock() });
      if (job) await notifyMentioned(ctx, candidate, { noteId: note.id, text, job });
      return changed;
    }),

  delete: userProcedure.input(NoteId).mutation(async ({ ctx, input }) => {
    const { note, candidate } = await requireNote(ctx, input.id);
    if (note.by?.id !== ctx.user.id && candidate.createdBy !== ctx.user.id) {
      throw new AppError("FORBIDDEN", "Only a note’s author or the job’s owner can delete it.");
    }
    await changeNote(ctx.db, note, { text: null, deletedAt: ctx.clock() });
    return { message: "Note deleted" };
  }),
});

async function requireNote(ctx: UserContext, id: number) {
  const found = await findNote(ctx.db, id, { userId: ctx.user.id, action: "review" });
  if (!found) throw new AppError("NOT_FOUND", "Note not found");
  noteChanged(ctx, [found.candidate.id]);
  return found;
}
