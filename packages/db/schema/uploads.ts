import { uploadOutcomes } from "@resume-picker/domain/uploads/upload-outcome";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** Files uploaded together, possibly in several requests. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null if the upload was for all open jobs or the job was deleted. */
    jobId: integer("job_id").references(() => jobs.id, { onDelete: "set null" }),
    startedAt: timestamp("started_at").notNull(),
  },
  (table) => [
    index("uploads_owner").on(table.createdBy, table.startedAt),
    index("uploads_job").on(table.jobId),
  ],
);

/** The outcome of each uploaded file. */
export const uploadFiles = sqliteTable(
  "upload_files",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    uploadId: text("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** Null once the candidate is erased, because it may contain their name. */
    fileName: text("file_name"),
    outcome: text("outcome", { enum: uploadOutcomes }).notNull(),
    candidateId: integer("candidate_id").references(() => candidates.id, { onDelete: "set null" }),
    /** Why the file was rejected. */
    error: text("error"),
    /** Warnings about parts that were parsed with low confidence. */
    doubts: text("doubts", { mode: "json" }).$type<string[]>().notNull(),
  },
  (table) => [
    index("upload_files_upload").on(table.uploadId),
    index("upload_files_candidate").on(table.candidateId),
  ],
);
