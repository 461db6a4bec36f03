import { blindEventKinds } from "@resume-picker/domain/blind/blind-review";
import { decisionKinds } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionSnapshot } from "@resume-picker/domain/decisions/decision";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { flag, timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/**
 * People's decisions on a job's candidates. Triggers allow only inserts; rows are deleted with
 * their candidate or job. If an account is deleted, only its name is removed.
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
    /** Null if the decision was cleared. */
    decision: text("decision", { enum: decisionKinds }),
    reasons: text("reasons", { mode: "json" }).$type<string[]>().notNull(),
    note: text("note"),
    /** Not a foreign key, because a transferred job keeps the decisions of a deleted account. */
    decidedBy: text("decided_by"),
    /** The name at the time. */
    decidedByName: text("decided_by_name"),
    decidedAt: timestamp("decided_at").notNull(),
    /** The row that this one reverts, if Undo added it. */
    undoes: integer("undoes"),
    /** The candidate's data as the list showed it at the time. */
    shownThen: text("shown_then", { mode: "json" }).$type<DecisionSnapshot>().notNull(),
  },
  (table) => [
    index("decisions_job").on(table.jobId, table.candidateId, table.id),
    index("decisions_candidate").on(table.candidateId, table.id),
    index("decisions_by").on(table.decidedBy),
    // Only a few rows revert another one.
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
    /** Null once the note is deleted; the row itself is kept. */
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

/** Members mentioned in a note. */
export const noteMentions = sqliteTable(
  "note_mentions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    noteId: integer("note_id")
      .notNull()
      .references(() => candidateNotes.id, { onDelete: "cascade" }),
    /** The job in which the note was written. The mentioned user is a member of it. */
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

/** A user's own list of reasons to choose from, if they have one. */
export const decisionReasons = sqliteTable("decision_reasons", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  reasons: text("reasons", { mode: "json" }).$type<string[]>().notNull(),
});

/**
 * The ledger of blind review: who switched it on or off, and who revealed whom and why. Triggers
 * allow only inserts; rows are deleted with their candidate or job. If an account is deleted, its
 * name is removed.
 */
export const blindEvents = sqliteTable(
  "blind_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Null for events that concern the whole job. */
    candidateId: integer("candidate_id").references(() => candidates.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: blindEventKinds }).notNull(),
    /** Whether schools were hidden too. */
    hidesSchools: flag("hides_schools").notNull(),
    reason: text("reason"),
    /** Not a foreign key, because a transferred job keeps the events of a deleted account. */
    doneBy: text("done_by"),
    /** The name at the time. */
    doneByName: text("done_by_name"),
    doneAt: timestamp("done_at").notNull(),
  },
  (table) => [
    index("blind_events_job").on(table.jobId, table.id),
    index("blind_events_candidate").on(table.candidateId, table.jobId),
    index("blind_events_by").on(table.doneBy),
  ],
);
