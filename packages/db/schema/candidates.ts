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
    /** What the CV states of itself: fields of text that have no column of their own. */
    stated: text("stated", { mode: "json" })
      .$type<Partial<Record<StatedField, string | null>>>()
      .notNull()
      .default({}),
    /** null where it was read before such a thing was kept. */
    asOf: text("as_of", { mode: "json" }).$type<AsOf>(),
    /** Behind what every list reads, since it is large. */
    extractedText: text("extracted_text").notNull(),
    /** Since when the candidate is gone for everybody; the row goes when Undo has had its time. */
    deletedAt: timestamp("deleted_at"),
  },
  (table) => [
    // A deleted candidate is no reason to refuse the same person or file.
    uniqueIndex("candidates_owner_file")
      .on(table.createdBy, table.fileSha256)
      .where(isNull(table.deletedAt)),
    // Couples, agencies and templates share addresses.
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

/** What was read of the CV and where: apart from the row that every list reads. */
export const candidateDocuments = sqliteTable("candidate_documents", {
  candidateId: integer("candidate_id")
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  parserVersion: integer("parser_version").notNull(),
  /** With what a person has put right of it. */
  parsed: text("parsed", { mode: "json" }).$type<ParsedResume>().notNull(),
  /** As it was read, where a person has put something right; null where `parsed` is just that. */
  asRead: text("as_read", { mode: "json" }).$type<ParsedResume>(),
  /** The visible lines, without their runs, for showing the evidence in its place. */
  lines: text("lines", { mode: "json" }).$type<Omit<TextLine, "runs">[]>().notNull(),
  /** The same lines with every sign of identity taken out: what an engine may read. */
  redacted: text("redacted", { mode: "json" }).$type<string[]>().notNull(),
  hidden: text("hidden", { mode: "json" }).$type<HiddenText[]>().notNull(),
});

/** What a person has put right of a CV: apart from the parse, so that reading it again loses nothing. */
export const candidateCorrections = sqliteTable(
  "candidate_corrections",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    field: text("field", { enum: fieldKeys }).notNull(),
    /** Which entry of a list; empty for fields of one value. */
    subject: text("subject").notNull(),
    value: text("value", { mode: "json" }).$type<Correction["value"]>(),
    /** What the CV was read as, as of the last reading. */
    asRead: text("as_read", { mode: "json" }).$type<Correction["value"]>(),
    correctedBy: text("corrected_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    correctedAt: timestamp("corrected_at").notNull(),
    /** The model that has read the value, where a person asked one to; null for a person's own. */
    readBy: text("read_by"),
  },
  (table) => [
    uniqueIndex("candidate_corrections_name").on(table.candidateId, table.field, table.subject),
  ],
);

/** How long a user's candidates are kept, where there is a limit. */
export const retentionRules = sqliteTable("retention_rules", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  keepMonths: integer("keep_months").$type<NonNullable<KeepMonths>>().notNull(),
});

/** Up to which day a user was warned by mail of candidates whose time ends. */
export const retentionWarnings = sqliteTable("retention_warnings", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  warnedUntil: text("warned_until").notNull(),
});

/** Candidates who stay past their time for a reason, such as a dispute. */
export const retentionHolds = sqliteTable("retention_holds", {
  candidateId: integer("candidate_id")
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  reason: text("reason").notNull(),
  heldBy: text("held_by"),
  heldByName: text("held_by_name"),
  heldAt: timestamp("held_at").notNull(),
});
