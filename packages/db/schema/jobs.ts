import type { JobRequirements } from "@resume-picker/domain/jobs/job";
import { jobStatuses } from "@resume-picker/domain/jobs/job-rules";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import type { KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { memberRoles } from "@resume-picker/domain/jobs/sharing/job-roles";
import { isNotNull, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { flag, timestamp, weightsColumn } from "./columns.ts";

/** The column's original default, because SQLite can't change the default of an existing column. */
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
    /** The current weights for its scores. Each score has a copy of those it was computed with. */
    weights: weightsColumn("weights").notNull().default(firstWeights),
    /** Why the order was recomputed unasked; cleared once the owner has read it. */
    orderNote: text("order_note"),
    /** Null means never. The ranks are not stored, since they are derived from the totals. */
    manuallyRankedAt: timestamp("manually_ranked_at"),
    /** Whether reviewers see others' decisions only after making their own. */
    decideFirst: flag("decide_first").notNull().default(false),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The time of the deletion. The row is hidden from then on and deleted when Undo expires. */
    deletedAt: timestamp("deleted_at"),
    /** Whether the candidates' identities are hidden during review. */
    isBlind: flag("is_blind").notNull().default(false),
    /** Whether blind review hides the names of schools too. */
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

/** The parsed posting, stored with the job so scoring doesn't parse it for each CV. */
export const jobReadings = sqliteTable("job_readings", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  readerVersion: integer("reader_version").notNull(),
  reading: text("reading", { mode: "json" }).$type<JobReading>().notNull(),
});

/** The requirements as rows, for queries about skills across jobs. Written with the job. */
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

/** How many months a job's candidates are kept, if that differs from the owner's rule. */
export const jobRetention = sqliteTable("job_retention", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  /** Null means no limit. */
  keepMonths: integer("keep_months").$type<KeepMonths>(),
});
