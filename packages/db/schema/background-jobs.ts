import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";

/** Long-running work that must be completed even if the server crashes. */
export const backgroundJobs = sqliteTable(
  "background_jobs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind").notNull(),
    /** Identifies the work: requesting the same work twice results in one row. */
    key: text("key").notNull(),
    payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["waiting", "running", "failed"] })
      .notNull()
      .default("waiting"),
    /** The process that runs the job, and until when no other process may take it over. */
    leasedBy: text("leased_by"),
    leasedUntil: timestamp("leased_until"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at").notNull(),
    lastError: text("last_error"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("background_jobs_kind_key").on(table.kind, table.key),
    index("background_jobs_due").on(table.status, table.nextAttemptAt),
    index("background_jobs_user").on(table.userId),
  ],
);
