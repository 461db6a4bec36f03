import {
  addNote,
  changeNote,
  findOwnedNote,
  listNotes,
} from "@resume-picker/db/queries/decisions/notes";
import { NoteText } from "@resume-picker/domain/decisions/candidate-note";
import type { CandidateNote } from "@resume-picker/domain/decisions/candidate-note";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { CandidateId, requireCandidate } from "../candidates/owned-candidate.ts";
import { deciderOf } from "../decisions/decider.ts";
import { router, userProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";

const NoteId = z.object({ id: z.number().int().positive() });

export const notesRouter = router({
  /** Oldest first; of those deleted, author and times are left. */
  list: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return listNotes(ctx.db, await requireCandidate(ctx, input.id));
  }),

  add: userProcedure.input(CandidateId.extend(NoteText.shape)).mutation(async ({ ctx, input }) => {
    const candidate = await requireCandidate(ctx, input.id);
    return addNote(ctx.db, candidate, { text: input.text, by: deciderOf(ctx) });
  }),

  edit: userProcedure.input(NoteId.extend(NoteText.shape)).mutation(async ({ ctx, input }) => {
    const note = await requireNote(ctx, input.id);
    // Of a handed-over candidate: nobody's words are changed under their name.
    if (note.by?.id !== ctx.user.id) {
      throw new AppError("FORBIDDEN", "Only its author can change a note. You may delete it.");
    }
    return changeNote(ctx.db, note, { text: input.text, editedAt: ctx.clock() });
  }),

  delete: userProcedure.input(NoteId).mutation(async ({ ctx, input }) => {
    const note = await requireNote(ctx, input.id);
    await changeNote(ctx.db, note, { text: null, deletedAt: ctx.clock() });
    return { message: "Note deleted" };
  }),
});

async function requireNote(ctx: UserContext, id: number): Promise<CandidateNote> {
  const note = await findOwnedNote(ctx.db, id, ctx.user.id);
  if (!note) throw new AppError("NOT_FOUND", "Note not found");
  return note;
}
