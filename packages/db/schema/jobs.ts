import type { JobRequirements } from "@resume-picker/domain/jobs/job";
import { jobStatuses } from "@resume-picker/domain/jobs/job-rules";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import type { KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { memberRoles } from "@resume-picker/domain/jobs/sharing/job-roles";
import { isNotNull, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { flag, timestamp, weightsColumn } from "./columns.ts";

/** As the column was made with them: SQLite can't change the default of a column that is there. */
const firstWeights = sql.raw(
  `'{"skills":0.5,"title":0.2,"seniority":0.15,"recency":0.1,"gaps":0.05}'`,
);

export const jobs = sqliteTable(
  "jobs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    requirements: text("requirements", { mode: "json" }).$type<JobRequirements>().notNull(),
    status: text("status", { enum: jobStatuses }).notNull().default("draft"),
    /** What its scores are made with, candidates or not; a score keeps a copy of those that made it. */
    weights: weightsColumn("weights").notNull().default(firstWeights),
    /** Why its order was computed again without anybody asking, until its owner has read it. */
    orderNote: text("order_note"),
    /** Null: never. The ranks themselves are the places by the totals, and stand nowhere. */
    manuallyRankedAt: timestamp("manually_ranked_at"),
    /** Whether reviewers see decisions of others only after their own. */
    decideFirst: flag("decide_first").notNull().default(false),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Since when the job is gone for everybody; the row goes when Undo has had its time. */
    deletedAt: timestamp("deleted_at"),
    /** Whether its candidates are reviewed without knowing who they are. */
    isBlind: flag("is_blind").notNull().default(false),
    /** In blind review: whether the names of schools are hidden, too. */
    hidesSchools: flag("hides_schools").notNull().default(true),
  },
  (table) => [
    index("jobs_blind")
      .on(table.isBlind)
      .where(sql`is_blind = 1`),
    index("jobs_owner").on(table.createdBy, table.id),
    index("jobs_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);

/** What scoring reads of the posting, so that it is read when the job is saved and not with each CV. */
export const jobReadings = sqliteTable("job_readings", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  readerVersion: integer("reader_version").notNull(),
  reading: text("reading", { mode: "json" }).$type<JobReading>().notNull(),
});

/** The requirements as rows, for questions about skills across jobs; written with the job. */
export const jobSkills = sqliteTable(
  "job_skills",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    skill: text("skill").notNull(),
    required: flag("required").notNull().default(false),
    weight: real("weight").notNull().default(1),
  },
  (table) => [index("job_skills_job").on(table.jobId), index("job_skills_skill").on(table.skill)],
);

/** The members of a job with their roles. Its owner is in `createdBy`. */
export const jobMembers = sqliteTable(
  "job_members",
  {
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: memberRoles }).notNull(),
    addedAt: timestamp("added_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index("job_members_user").on(table.userId),
  ],
);

/** How long the candidates of a job are kept, where that isn't what its owner's rule says. */
export const jobRetention = sqliteTable("job_retention", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  /** Null: without limit. */
  keepMonths: integer("keep_months").$type<KeepMonths>(),
});
