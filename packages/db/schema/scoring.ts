import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import type { ModelAnswer } from "@resume-picker/domain/scoring/judging/check-judgment";
import type { ComponentExplanation } from "@resume-picker/domain/scoring/score/score";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { flag, timestamp, weightsColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** In scores computed before a part was added, the part is 0 and doesn't count. */
function partColumn({ column, weight }: { column: string; weight: number }) {
  const score = real(column).notNull();
  return weight > 0 ? score : score.default(0);
}

/** A candidate is on a job if there is a row with both ids. */
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
    ...mapScoreFields(partColumn),
    missingMustHave: text("missing_must_have", { mode: "json" }).$type<string[]>().notNull(),
    /** The state of each must-have, one letter each; empty in scores of an older version. */
    mustStates: text("must_states").notNull().default(""),
    /** The number of requirements where rules and model disagree and no person has decided. */
    modelDifferences: integer("model_differences").notNull().default(0),
    /** The parts with too little data to rate; empty in scores of an older version. */
    unratedParts: text("unrated_parts", { mode: "json" })
      .$type<ScoreComponent[]>()
      .notNull()
      .default([]),
    /** The skills to list first for this job; empty in scores of an older version. */
    firstSkills: text("first_skills", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** Warnings about the CV that apply to this job, besides the candidate's own warnings. */
    warnings: text("warnings", { mode: "json" }).$type<CandidateWarning[]>().notNull().default([]),
    weights: weightsColumn("weights").notNull(),
    aiRank: integer("ai_rank"),
    aiRankReason: text("ai_rank_reason"),
    aiRankEngine: text("ai_rank_engine"),
    aiRankedAt: timestamp("ai_ranked_at"),
    /** True if the CV, its corrections or the job changed after the AI rank was assigned. */
    isAiRankOutdated: flag("is_ai_rank_outdated").notNull().default(false),
    /** The inputs of the score, which allow computing it again. */
    fileSha256: text("file_sha256").notNull(),
    parserVersion: integer("parser_version").notNull(),
    asOf: text("as_of").notNull(),
    /** Scores of an older version are recomputed at the next start. */
    scoringVersion: integer("scoring_version").notNull().default(1),
    createdAt: timestamp("created_at").notNull(),
    scoredAt: timestamp("scored_at").notNull(),
  },
  (table) => [
    uniqueIndex("scores_job_candidate").on(table.jobId, table.candidateId),
    // The order of every list. With this index the first page costs the same for any number of
    // rows.
    index("scores_job_order").on(
      table.jobId,
      sql`${table.totalScore} desc`,
      sql`${table.skillMatchScore} desc`,
      table.fileSha256,
    ),
    index("scores_candidate").on(table.candidateId),
    index("scores_version").on(table.scoringVersion, table.jobId, table.candidateId),
  ],
);

/** Separate from the scores, so new weights rewrite a hundred bytes and not ten thousand. */
export const scoreReceipts = sqliteTable("score_receipts", {
  scoreId: integer("score_id")
    .primaryKey()
    .references(() => scores.id, { onDelete: "cascade" }),
  /** The receipt, line by line. Its sentences are generated from it when it is read. */
  explanation: text("explanation", { mode: "json" }).$type<ComponentExplanation[]>().notNull(),
});

/** Every AI ranking with its inputs, so it can be verified and reproduced. */
export const aiRankings = sqliteTable(
  "ai_rankings",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["running", "done", "failed", "stopped"] }).notNull(),
    engine: text("engine").notNull(),
    model: text("model"),
    promptVersion: integer("prompt_version"),
    seed: integer("seed"),
    /** Why it failed or who stopped it, as text; null for one that is done or running. */
    failure: text("failure"),
    /** Tokens counted by the service; null for the built-in engine. */
    tokens: integer("tokens"),
    /** SHA-256 of each file, by candidate id. */
    documents: text("documents", { mode: "json" }).$type<Record<string, string>>().notNull(),
    startedAt: timestamp("started_at").notNull(),
    finishedAt: timestamp("finished_at"),
  },
  (table) => [index("ai_rankings_job").on(table.jobId, table.startedAt)],
);

/** Whether a job's scores follow the rules or a model, and the last time that a model was asked. */
export const jobJudgings = sqliteTable("job_judgings", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  judgedBy: text("judged_by", { enum: ["rules", "model"] })
    .notNull()
    .default("rules"),
  /** The model and rubric whose answers count. A newer model or rubric waits to be adopted. */
  countedModel: text("counted_model").notNull().default(""),
  countedRubric: integer("counted_rubric").notNull().default(0),
  model: text("model").notNull(),
  rubricVersion: integer("rubric_version").notNull(),
  /** `done` of `total` CVs are judged. `paused` and `failed` runs continue where they stopped. */
  status: text("status", { enum: ["running", "paused", "failed", "done"] }).notNull(),
  failure: text("failure"),
  done: integer("done").notNull(),
  total: integer("total").notNull(),
  /** Tokens counted by the service over all runs. */
  tokens: integer("tokens").notNull(),
  userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  startedAt: timestamp("started_at").notNull(),
  endedAt: timestamp("ended_at"),
});

/** How consistently a job's model answers when it is asked again about some of the CVs. */
export const agreementChecks = sqliteTable("agreement_checks", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  model: text("model").notNull(),
  rubricVersion: integer("rubric_version").notNull(),
  status: text("status", { enum: ["running", "stopped", "failed", "done"] }).notNull(),
  failure: text("failure"),
  /** The number of CVs in the last check. */
  done: integer("done").notNull(),
  total: integer("total").notNull(),
  /** The number of answers repeated in all checks of this model. */
  rows: integer("rows").notNull(),
  unstable: integer("unstable").notNull(),
  tokens: integer("tokens").notNull(),
  userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  startedAt: timestamp("started_at").notNull(),
  endedAt: timestamp("ended_at"),
});

/**
 * A model's raw answer about one requirement of one CV. It counts only after verification, which is
 * part of every scoring. Quotes come from the redacted CV and are deleted with the candidate.
 */
export const modelAnswers = sqliteTable(
  "model_answers",
  {
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    model: text("model").notNull(),
    rubricVersion: integer("rubric_version").notNull(),
    /** The SHA-256 of the redacted lines that were sent. */
    sentSha256: text("sent_sha256").notNull(),
    requirement: text("requirement").notNull(),
    /** One answer for each part of a long CV; null for a part without a usable answer. */
    answers: text("answers", { mode: "json" }).$type<(ModelAnswer | null)[]>().notNull(),
    /** The answers when the model was asked again as a consistency check; null if it wasn't. */
    repeats: text("repeats", { mode: "json" }).$type<(ModelAnswer | null)[][]>(),
    answeredAt: timestamp("answered_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.candidateId,
        table.model,
        table.rubricVersion,
        table.sentSha256,
        table.requirement,
      ],
    }),
  ],
);
