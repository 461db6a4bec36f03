import type { CandidateNote } from "@resume-picker/domain/decisions/candidate-note";
import { maxNotesOfCandidate } from "@resume-picker/domain/decisions/decision-rules";
import { AppError } from "@resume-picker/domain/errors";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidates } from "../../schema/candidates.ts";
import { candidateNotes } from "../../schema/decisions.ts";
import { scores } from "../../schema/scoring.ts";
import { isKeptCandidate } from "../kept-rows.ts";
import type { OwnedCandidate, OwnedJob } from "../owned-rows.ts";
import type { Decider } from "./decisions.ts";

type Row = typeof candidateNotes.$inferSelect;

function toNote({ authorId, authorName, ...row }: Row): CandidateNote {
  const by = authorId === null || authorName === null ? null : { id: authorId, name: authorName };
  return { ...row, by };
}

/** Oldest first; those deleted are there without their text. */
export async function listNotes(db: Database, candidate: OwnedCandidate): Promise<CandidateNote[]> {
  return db
    .select()
    .from(candidateNotes)
    .where(eq(candidateNotes.candidateId, candidate.id))
    .orderBy(asc(candidateNotes.id))
    .all()
    .map(toNote);
}

/** @throws AppError CONFLICT when the candidate has as many as one may have, deleted ones among them. */
export async function addNote(
  db: Database,
  candidate: OwnedCandidate,
  { text, by }: { text: string; by: Decider },
): Promise<CandidateNote> {
  const present = await db.$count(candidateNotes, eq(candidateNotes.candidateId, candidate.id));
  if (present >= maxNotesOfCandidate) {
    throw new AppError(
      "CONFLICT",
      `This candidate has ${maxNotesOfCandidate} notes, as many as one may have. Add to one of them.`,
    );
  }
  const author = { authorId: by.id, authorName: by.name, createdAt: by.now };
  const values = { candidateId: candidate.id, text, ...author };
  return toNote(db.insert(candidateNotes).values(values).returning().get());
}

/** A note that is not deleted, of a candidate that the user owns. */
export async function findOwnedNote(
  db: Database,
  id: number,
  ownerId: string,
): Promise<CandidateNote | null> {
  const row = db
    .select({ note: candidateNotes })
    .from(candidateNotes)
    .innerJoin(candidates, eq(candidates.id, candidateNotes.candidateId))
    .where(
      and(
        eq(candidateNotes.id, id),
        isNull(candidateNotes.deletedAt),
        eq(candidates.createdBy, ownerId),
        isKeptCandidate(candidates.id),
      ),
    )
    .get();
  return row ? toNote(row.note) : null;
}

/** @param note one of `findOwnedNote`. */
export async function changeNote(
  db: Database,
  note: CandidateNote,
  change: { text: string; editedAt: Date } | { text: null; deletedAt: Date },
): Promise<CandidateNote> {
  const isMeant = eq(candidateNotes.id, note.id);
  return toNote(db.update(candidateNotes).set(change).where(isMeant).returning().get());
}

const ofChosen = prepareOnce((db: Database) =>
  db
    .select()
    .from(candidateNotes)
    .where(
      and(
        isNotNull(candidateNotes.text),
        inArray(
          candidateNotes.candidateId,
          sql`(select value from json_each(${sql.placeholder("ids")}))`,
        ),
      ),
    )
    .orderBy(asc(candidateNotes.id))
    .prepare(),
);

/**
 * The notes that are not deleted, by candidate.
 * @param ids a JSON list of candidates of an owned job.
 */
export function notesByCandidate(db: Database, ids: string): Map<number, CandidateNote[]> {
  const byCandidate = new Map<number, CandidateNote[]>();
  for (const row of ofChosen(db).all({ ids })) {
    const list = byCandidate.get(row.candidateId);
    if (list) list.push(toNote(row));
    else byCandidate.set(row.candidateId, [toNote(row)]);
  }
  return byCandidate;
}

/** All notes on the job's candidates, for searching them. */
export function listNoteTexts(db: Database, job: OwnedJob): { id: number; text: string }[] {
  return db
    .select({ id: candidateNotes.candidateId, text: sql<string>`${candidateNotes.text}` })
    .from(candidateNotes)
    .innerJoin(
      scores,
      and(eq(scores.candidateId, candidateNotes.candidateId), eq(scores.jobId, job.id)),
    )
    .where(and(isNotNull(candidateNotes.text), isKeptCandidate(candidateNotes.candidateId)))
    .all();
}

/** All notes on the owner's candidates, whatever their jobs. */
export function listOwnNoteTexts(db: Database, ownerId: string): { id: number; text: string }[] {
  const isMeant = and(
    eq(candidates.createdBy, ownerId),
    isNotNull(candidateNotes.text),
    isKeptCandidate(candidates.id),
  );
  return db
    .select({ id: candidateNotes.candidateId, text: sql<string>`${candidateNotes.text}` })
    .from(candidateNotes)
    .innerJoin(candidates, eq(candidates.id, candidateNotes.candidateId))
    .where(isMeant)
    .all();
}
