import { uploadOutcomes } from "@resume-picker/domain/uploads/upload-outcome";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** What somebody sent in one go, in however many requests. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** null where it was for all open jobs, or the job is gone. */
    jobId: integer("job_id").references(() => jobs.id, { onDelete: "set null" }),
    startedAt: timestamp("started_at").notNull(),
  },
  (table) => [
    index("uploads_owner").on(table.createdBy, table.startedAt),
    index("uploads_job").on(table.jobId),
  ],
);

/** What became of each file of it. */
export const uploadFiles = sqliteTable(
  "upload_files",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    uploadId: text("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** null once the candidate is erased, whose name it may hold. */
    fileName: text("file_name"),
    outcome: text("outcome", { enum: uploadOutcomes }).notNull(),
    candidateId: integer("candidate_id").references(() => candidates.id, { onDelete: "set null" }),
    /** Why it was refused. */
    error: text("error"),
    /** What the reader was not sure of. */
    doubts: text("doubts", { mode: "json" }).$type<string[]>().notNull(),
  },
  (table) => [
    index("upload_files_upload").on(table.uploadId),
    index("upload_files_candidate").on(table.candidateId),
  ],
);
