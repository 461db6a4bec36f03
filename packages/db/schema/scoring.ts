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

/** A part that came later is 0 in the scores made before; it counts in none of them. */
function partColumn({ column, weight }: { column: string; weight: number }) {
  const score = real(column).notNull();
  return weight > 0 ? score : score.default(0);
}

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
    ...mapScoreFields(partColumn),
    missingMustHave: text("missing_must_have", { mode: "json" }).$type<string[]>().notNull(),
    /** The state of each must-have, one letter each; empty where an older version scored. */
    mustStates: text("must_states").notNull().default(""),
    /** Rows to which rules and model give different answers, and no person another. */
    modelDifferences: integer("model_differences").notNull().default(0),
    /** The parts for which too little was read; empty where an older version scored. */
    unratedParts: text("unrated_parts", { mode: "json" })
      .$type<ScoreComponent[]>()
      .notNull()
      .default([]),
    /** The skills to name first for this job; empty where an older version scored. */
    firstSkills: text("first_skills", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** What to know of the CV before this job, beside the candidate's own warnings. */
    warnings: text("warnings", { mode: "json" }).$type<CandidateWarning[]>().notNull().default([]),
    weights: weightsColumn("weights").notNull(),
    aiRank: integer("ai_rank"),
    aiRankReason: text("ai_rank_reason"),
    aiRankEngine: text("ai_rank_engine"),
    aiRankedAt: timestamp("ai_ranked_at"),
    /** The CV, what was put right of it, or the job is another since the AI rank was given. */
    isAiRankOutdated: flag("is_ai_rank_outdated").notNull().default(false),
    /** What the score was made from, so that it can be made again. */
    fileSha256: text("file_sha256").notNull(),
    parserVersion: integer("parser_version").notNull(),
    asOf: text("as_of").notNull(),
    /** An older one is made again at the next start. */
    scoringVersion: integer("scoring_version").notNull().default(1),
    createdAt: timestamp("created_at").notNull(),
    scoredAt: timestamp("scored_at").notNull(),
  },
  (table) => [
    uniqueIndex("scores_job_candidate").on(table.jobId, table.candidateId),
    // The order of every list: with it, the first page costs the same whatever the number of rows.
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

/** Apart from the figures, so that new weights rewrite a hundred bytes a candidate and not ten thousand. */
export const scoreReceipts = sqliteTable("score_receipts", {
  scoreId: integer("score_id")
    .primaryKey()
    .references(() => scores.id, { onDelete: "cascade" }),
  /** The receipt, line by line; its sentences are written from it when it is read. */
  explanation: text("explanation", { mode: "json" }).$type<ComponentExplanation[]>().notNull(),
});

/** Every AI ranking and what it was made from, so that it can be checked and made again. */
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
    /** Why it failed or who stopped it, in words; null for one that is done or runs. */
    failure: text("failure"),
    /** Tokens that the service counted; null for the built-in engine. */
    tokens: integer("tokens"),
    /** SHA-256 of each file, by candidate id. */
    documents: text("documents", { mode: "json" }).$type<Record<string, string>>().notNull(),
    startedAt: timestamp("started_at").notNull(),
    finishedAt: timestamp("finished_at"),
  },
  (table) => [index("ai_rankings_job").on(table.jobId, table.startedAt)],
);

/** Whose answers the scores of a job follow, and the last time that a model was asked for it. */
export const jobJudgings = sqliteTable("job_judgings", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  judgedBy: text("judged_by", { enum: ["rules", "model"] })
    .notNull()
    .default("rules"),
  /** Whose answers count: those of a newer model or rubric wait until a person uses them. */
  countedModel: text("counted_model").notNull().default(""),
  countedRubric: integer("counted_rubric").notNull().default(0),
  model: text("model").notNull(),
  rubricVersion: integer("rubric_version").notNull(),
  /** Of the CVs to be judged, how many are; `paused` and `failed` ones go on where they were. */
  status: text("status", { enum: ["running", "paused", "failed", "done"] }).notNull(),
  failure: text("failure"),
  done: integer("done").notNull(),
  total: integer("total").notNull(),
  /** As the service counted them, of all runs. */
  tokens: integer("tokens").notNull(),
  userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  startedAt: timestamp("started_at").notNull(),
  endedAt: timestamp("ended_at"),
});

/** How often the model of a job answered the same when it was asked again about some of its CVs. */
export const agreementChecks = sqliteTable("agreement_checks", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  model: text("model").notNull(),
  rubricVersion: integer("rubric_version").notNull(),
  status: text("status", { enum: ["running", "stopped", "failed", "done"] }).notNull(),
  failure: text("failure"),
  /** CVs of the last check. */
  done: integer("done").notNull(),
  total: integer("total").notNull(),
  /** Rows that were asked again, in all checks of this model. */
  rows: integer("rows").notNull(),
  unstable: integer("unstable").notNull(),
  tokens: integer("tokens").notNull(),
  userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  startedAt: timestamp("started_at").notNull(),
  endedAt: timestamp("ended_at"),
});

/**
 * What a model answered to one requirement of one CV, as it answered: nothing of it counts before it
 * is checked, which each scoring does. Quotes are words of the redacted CV and go with the candidate.
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
    /** One for each part of a long CV; null where a part has no usable answer. */
    answers: text("answers", { mode: "json" }).$type<(ModelAnswer | null)[]>().notNull(),
    /** The same when it was asked again to see whether it answers the same; null where it wasn't. */
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

/**
 * What a model answered when it ranked: a rating of one CV with its reason, or the CV's place in a
 * comparison. By a hash of the question, in which model, posting and texts are; it goes with the
 * candidate.
 */
export const aiRankAnswers = sqliteTable(
  "ai_rank_answers",
  {
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    askedSha256: text("asked_sha256").notNull(),
    value: real("value").notNull(),
    reason: text("reason").notNull(),
    answeredAt: timestamp("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.askedSha256] })],
);
