import type { Correction } from "@resume-picker/domain/candidates/correction";
import { fieldKeys } from "@resume-picker/domain/candidate-fields";
import type { StatedField } from "@resume-picker/domain/candidate-fields";
import { proficiencies } from "@resume-picker/domain/candidates/proficiencies";
import type {
  CandidateWarning,
  ExperienceGap,
  TimelineEntry,
} from "@resume-picker/domain/candidates/candidate";
import type { AsOf } from "@resume-picker/domain/candidates/as-of";
import type { HiddenText, TextLine } from "@resume-picker/domain/resume/shape/document";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { fileTypeKeys } from "@resume-picker/domain/file-types";
import { isNotNull, isNull, sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";

export const candidates = sqliteTable(
  "candidates",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    location: text("location"),
    links: text("links", { mode: "json" }).$type<string[]>().notNull(),
    fileName: text("file_name").notNull(),
    fileType: text("file_type", { enum: fileTypeKeys }).notNull(),
    /** Relative to the uploads folder. */
    filePath: text("file_path").notNull(),
    fileSha256: text("file_sha256").notNull(),
    fileSize: integer("file_size").notNull(),
    yearsExperience: real("years_experience"),
    lastRoleTitle: text("last_role_title"),
    experienceGaps: text("experience_gaps", { mode: "json" }).$type<ExperienceGap[]>().notNull(),
    experienceTimeline: text("experience_timeline", { mode: "json" })
      .$type<TimelineEntry[]>()
      .notNull(),
    warnings: text("warnings", { mode: "json" }).$type<CandidateWarning[]>().notNull(),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
    /** Text fields stated in the CV that have no column. */
    stated: text("stated", { mode: "json" })
      .$type<Partial<Record<StatedField, string | null>>>()
      .notNull()
      .default({}),
    /** Null if the CV was parsed before this was stored. */
    asOf: text("as_of", { mode: "json" }).$type<AsOf>(),
    /** After the columns that every list reads, because it is large. */
    extractedText: text("extracted_text").notNull(),
    /** The time of the deletion. The row is hidden from then on and deleted when Undo expires. */
    deletedAt: timestamp("deleted_at"),
  },
  (table) => [
    // A deleted candidate doesn't prevent uploading the same person or file again.
    uniqueIndex("candidates_owner_file")
      .on(table.createdBy, table.fileSha256)
      .where(isNull(table.deletedAt)),
    // Not unique, because couples, agencies and templates share addresses.
    index("candidates_owner_email")
      .on(table.createdBy, sql`lower(${table.email})`)
      .where(isNull(table.deletedAt)),
    index("candidates_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index("candidates_file").on(table.fileSha256),
    index("candidates_usage").on(table.createdBy, table.fileSize),
  ],
);

export const candidateSkills = sqliteTable(
  "candidate_skills",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    skill: text("skill").notNull(),
    proficiency: text("proficiency", { enum: proficiencies }),
  },
  (table) => [
    index("candidate_skills_candidate").on(table.candidateId),
    index("candidate_skills_skill").on(table.skill),
  ],
);

/** The parsed CV with the positions of its parts, separate from the row that every list reads. */
export const candidateDocuments = sqliteTable("candidate_documents", {
  candidateId: integer("candidate_id")
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  parserVersion: integer("parser_version").notNull(),
  /** Includes the user's corrections. */
  parsed: text("parsed", { mode: "json" }).$type<ParsedResume>().notNull(),
  /** The parse without corrections; null if there are no corrections. */
  asRead: text("as_read", { mode: "json" }).$type<ParsedResume>(),
  /** The visible lines without their runs, for showing evidence in context. */
  lines: text("lines", { mode: "json" }).$type<Omit<TextLine, "runs">[]>().notNull(),
  /** The same lines with all identifying data removed. Engines may read only these. */
  redacted: text("redacted", { mode: "json" }).$type<string[]>().notNull(),
  hidden: text("hidden", { mode: "json" }).$type<HiddenText[]>().notNull(),
});

/** A user's corrections, separate from the parse, so a new parse doesn't lose them. */
export const candidateCorrections = sqliteTable(
  "candidate_corrections",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    field: text("field", { enum: fieldKeys }).notNull(),
    /** The entry within a list; empty for fields with a single value. */
    subject: text("subject").notNull(),
    value: text("value", { mode: "json" }).$type<Correction["value"]>(),
    /** The value that the CV was last parsed as. */
    asRead: text("as_read", { mode: "json" }).$type<Correction["value"]>(),
    correctedBy: text("corrected_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    correctedAt: timestamp("corrected_at").notNull(),
    /** The model that extracted the value at a user's request; null if the user entered it. */
    readBy: text("read_by"),
  },
  (table) => [
    uniqueIndex("candidate_corrections_name").on(table.candidateId, table.field, table.subject),
  ],
);

/** How many months a user's candidates are kept, for users with a limit. */
export const retentionRules = sqliteTable("retention_rules", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  keepMonths: integer("keep_months").$type<NonNullable<KeepMonths>>().notNull(),
});

/** The day up to which a user was warned by mail about expiring candidates. */
export const retentionWarnings = sqliteTable("retention_warnings", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  warnedUntil: text("warned_until").notNull(),
});

/** Candidates who are kept past their retention period for a reason, such as a dispute. */
export const retentionHolds = sqliteTable("retention_holds", {
  candidateId: integer("candidate_id")
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  reason: text("reason").notNull(),
  heldBy: text("held_by"),
  heldByName: text("held_by_name"),
  heldAt: timestamp("held_at").notNull(),
});
