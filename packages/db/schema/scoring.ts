import type { ComponentExplanation } from "@resume-picker/domain/scoring/score";
import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { candidates } from "./candidates.ts";
import { timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** A candidate is one *of a job* when a row here joins the two. */
export const scores = sqliteTable(
  "scores",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    totalScore: real("total_score").notNull(),
    skillMatchScore: real("skill_match_score").notNull(),
    titleScore: real("title_score").notNull(),
    seniorityScore: real("seniority_score").notNull(),
    recencyScore: real("recency_score").notNull(),
    gapPenalty: real("gap_penalty").notNull(),
    missingMustHave: text("missing_must_have", { mode: "json" }).$type<string[]>().notNull(),
    weights: text("weights", { mode: "json" }).$type<ScoreWeights>().notNull(),
    manualRank: integer("manual_rank"),
    manualRankedAt: timestamp("manual_ranked_at"),
    aiRank: integer("ai_rank"),
    aiRankReason: text("ai_rank_reason"),
    aiRankEngine: text("ai_rank_engine"),
    aiRankedAt: timestamp("ai_ranked_at"),
    /** What the score was made from, so that it can be made again. */
    fileSha256: text("file_sha256").notNull(),
    parserVersion: integer("parser_version").notNull(),
    asOf: text("as_of").notNull(),
    createdAt: timestamp("created_at").notNull(),
    scoredAt: timestamp("scored_at").notNull(),
    /** The receipt, line by line; its sentences are written from it when it is read. */
    explanation: text("explanation", { mode: "json" }).$type<ComponentExplanation[]>().notNull(),
  },
  (table) => [
    uniqueIndex("scores_job_candidate").on(table.jobId, table.candidateId),
    index("scores_job_total").on(table.jobId, table.totalScore),
    index("scores_candidate").on(table.candidateId),
  ],
);
