import type { VersionProfile } from "@resume-picker/domain/candidates/versions/version-profile";
import { isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { candidates } from "./candidates.ts";
import { timestamp } from "./columns.ts";
import { uploads } from "./uploads.ts";

/**
 * Every file that was uploaded for a candidate. The current version is the one referenced by the
 * candidate's own row, and the candidate's document contains its parse. The others are older
 * versions.
 */
export const candidateVersions = sqliteTable(
  "candidate_versions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    fileType: text("file_type", { enum: candidates.fileType.enumValues }).notNull(),
    /** Relative to the uploads folder. */
    filePath: text("file_path").notNull(),
    fileSha256: text("file_sha256").notNull(),
    fileSize: integer("file_size").notNull(),
    /** When the upload of this file began. */
    receivedAt: timestamp("received_at").notNull(),
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "set null" }),
    /**
     * Date and profile from an older version's text; null for the current one, which has a
     * document.
     */
    statedOn: text("stated_on"),
    profile: text("profile", { mode: "json" }).$type<VersionProfile>(),
  },
  (table) => [
    uniqueIndex("candidate_versions_file").on(table.candidateId, table.fileSha256),
    index("candidate_versions_hash").on(table.fileSha256),
    index("candidate_versions_upload").on(table.uploadId),
    index("candidate_versions_filed")
      .on(table.candidateId, table.fileSize)
      .where(isNotNull(table.profile)),
  ],
);
