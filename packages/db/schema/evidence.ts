import { reviewedParts } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { candidates } from "./candidates.ts";
import { flag, timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** Users' verdicts on whether lines of a candidate's CV count for requirements of a job. */
export const evidenceReviews = sqliteTable(
  "evidence_reviews",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    part: text("part", { enum: reviewedParts }).notNull(),
    /** In the job's words; for the title part, the job's title. */
    requirement: text("requirement").notNull(),
    counts: flag("counts").notNull(),
    /** The line at the time of the review. If the CV is parsed again, its words are searched. */
    line: integer("line").notNull(),
    page: integer("page").notNull(),
    text: text("text").notNull(),
    /** Not a foreign key, because a transferred job keeps the reviews of a deleted account. */
    reviewedBy: text("reviewed_by"),
    /** The name at the time. */
    reviewedByName: text("reviewed_by_name"),
    reviewedAt: timestamp("reviewed_at").notNull(),
  },
  (table) => [
    uniqueIndex("evidence_reviews_line").on(
      table.jobId,
      table.candidateId,
      table.part,
      table.requirement,
      table.text,
    ),
    index("evidence_reviews_candidate").on(table.candidateId),
    index("evidence_reviews_by").on(table.reviewedBy),
  ],
);

/** Phrases that count for a requirement in every CV of the job. */
export const acceptedPhrases = sqliteTable(
  "accepted_phrases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    part: text("part", { enum: reviewedParts }).notNull(),
    requirement: text("requirement").notNull(),
    phrase: text("phrase").notNull(),
    acceptedBy: text("accepted_by"),
    acceptedByName: text("accepted_by_name"),
    acceptedAt: timestamp("accepted_at").notNull(),
  },
  (table) => [
    uniqueIndex("accepted_phrases_phrase").on(
      table.jobId,
      table.part,
      table.requirement,
      table.phrase,
    ),
    index("accepted_phrases_by").on(table.acceptedBy),
  ],
);
