import { blindEventKinds } from "@resume-picker/domain/blind/blind-review";
import { decisionKinds } from "@resume-picker/domain/decisions/decision-rules";
import type { ShownThen } from "@resume-picker/domain/decisions/decision";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { flag, timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/**
 * What people decided of a job's candidates. Rows are only ever added (triggers refuse the rest) and
 * go with candidate or job; of a deleted account the name is taken out, and nothing else changes.
 */
export const decisions = sqliteTable(
  "decisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    /** null where a decision was taken back. */
    decision: text("decision", { enum: decisionKinds }),
    reasons: text("reasons", { mode: "json" }).$type<string[]>().notNull(),
    note: text("note"),
    /** No reference: a handed-over job keeps the decisions of an account that is gone. */
    decidedBy: text("decided_by"),
    /** As they were called then. */
    decidedByName: text("decided_by_name"),
    decidedAt: timestamp("decided_at").notNull(),
    /** The row that this one takes back, where Undo added it. */
    undoes: integer("undoes"),
    /** What the list said of the candidate then. */
    shownThen: text("shown_then", { mode: "json" }).$type<ShownThen>().notNull(),
  },
  (table) => [
    index("decisions_job").on(table.jobId, table.candidateId, table.id),
    index("decisions_candidate").on(table.candidateId, table.id),
    index("decisions_by").on(table.decidedBy),
    // Few rows take one back.
    index("decisions_undoes")
      .on(table.undoes)
      .where(sql`undoes is not null`),
  ],
);

export const candidateNotes = sqliteTable(
  "candidate_notes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    /** null once the note is deleted: that there was one is all that stays. */
    text: text("text"),
    authorId: text("author_id"),
    authorName: text("author_name"),
    createdAt: timestamp("created_at").notNull(),
    editedAt: timestamp("edited_at"),
    deletedAt: timestamp("deleted_at"),
  },
  (table) => [
    index("candidate_notes_candidate").on(table.candidateId, table.id),
    index("candidate_notes_author").on(table.authorId),
  ],
);

/** Members whom a note names. */
export const noteMentions = sqliteTable(
  "note_mentions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    noteId: integer("note_id")
      .notNull()
      .references(() => candidateNotes.id, { onDelete: "cascade" }),
    /** The job in which it was written: who is named is its member. */
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    readAt: timestamp("read_at"),
  },
  (table) => [
    uniqueIndex("note_mentions_note").on(table.noteId, table.userId),
    index("note_mentions_user").on(table.userId, table.id),
    index("note_mentions_job").on(table.jobId),
  ],
);

/** The reasons that a user wants to be offered, where they wrote a list of their own. */
export const decisionReasons = sqliteTable("decision_reasons", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  reasons: text("reasons", { mode: "json" }).$type<string[]>().notNull(),
});

/**
 * The ledger of blind review: who switched it on or off, and who revealed whom and why. Rows are only
 * ever added (triggers refuse the rest) and go with candidate or job; of a deleted account the name is
 * taken out.
 */
export const blindEvents = sqliteTable(
  "blind_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Null for events of the whole job. */
    candidateId: integer("candidate_id").references(() => candidates.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: blindEventKinds }).notNull(),
    /** Whether schools were hidden, too. */
    hidesSchools: flag("hides_schools").notNull(),
    reason: text("reason"),
    /** No reference: a handed-over job keeps the events of an account that is gone. */
    doneBy: text("done_by"),
    /** As they were called then. */
    doneByName: text("done_by_name"),
    doneAt: timestamp("done_at").notNull(),
  },
  (table) => [
    index("blind_events_job").on(table.jobId, table.id),
    index("blind_events_candidate").on(table.candidateId, table.jobId),
    index("blind_events_by").on(table.doneBy),
  ],
);
