import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

export const shortlistEntries = sqliteTable(
  "shortlist_entries",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    /** The position in the manual order, from 0; null for candidates added since. */
    position: integer("position"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId, table.candidateId] }),
    index("shortlist_job").on(table.jobId),
    index("shortlist_candidate").on(table.candidateId),
  ],
);
