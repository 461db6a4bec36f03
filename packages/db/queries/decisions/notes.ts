import type { CandidateNote } from "@resume-picker/domain/decisions/candidate-note";
import { maxNotesOfCandidate } from "@resume-picker/domain/decisions/decision-rules";
import type { JobAction } from "@resume-picker/domain/jobs/sharing/job-roles";
import { AppError } from "@resume-picker/domain/errors";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidateNotes } from "../../schema/decisions.ts";
import { findCandidate } from "../access.ts";
import type { Requester } from "../access.ts";
import type { CandidateFor, ReviewableCandidate, ViewableCandidate } from "../allowed-rows.ts";
import type { Decider } from "./decisions.ts";

type Row = typeof candidateNotes.$inferSelect;

function toNote({ authorId, authorName, ...row }: Row): CandidateNote {
  const by = authorId === null || authorName === null ? null : { id: authorId, name: authorName };
  return { ...row, by };
}

/** Oldest first. Deleted notes are included without their text. */
export async function listNotes(
  db: Database,
  candidate: ViewableCandidate,
): Promise<CandidateNote[]> {
  return db
    .select()
    .from(candidateNotes)
    .where(eq(candidateNotes.candidateId, candidate.id))
    .orderBy(asc(candidateNotes.id))
    .all()
    .map(toNote);
}

/**
 * @throws AppError CONFLICT if the candidate has reached the limit, which includes deleted notes.
 */
export async function addNote(
  db: Database,
  candidate: ReviewableCandidate,
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

/**
 * Returns a note that is not deleted, with its candidate, if the user may perform the action on it.
 * @throws AppError FORBIDDEN if they may see the candidate but not perform the action.
 */
export async function findNote<Action extends JobAction>(
  db: Database,
  id: number,
  asker: Requester<Action>,
): Promise<{ note: CandidateNote; candidate: CandidateFor[Action] } | null> {
  const isMeant = and(eq(candidateNotes.id, id), isNull(candidateNotes.deletedAt));
  const row = db.select().from(candidateNotes).where(isMeant).get();
  const candidate = row && (await findCandidate(db, row.candidateId, asker));
  return row && candidate ? { note: toNote(row), candidate } : null;
}

/** @param note returned by `findNote`. */
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
 * Returns the notes that are not deleted, by candidate.
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
