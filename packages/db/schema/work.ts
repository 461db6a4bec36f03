import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";

/** Long work that must be finished although the server dies in the middle of it. */
export const work = sqliteTable(
  "work",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind").notNull(),
    /** What it is about: the same work asked for twice is one row. */
    key: text("key").notNull(),
    payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["waiting", "running", "failed"] })
      .notNull()
      .default("waiting"),
    /** Who does it, and until when nobody else may take it up. */
    leasedBy: text("leased_by"),
    leasedUntil: timestamp("leased_until"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at").notNull(),
    lastError: text("last_error"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("work_kind_key").on(table.kind, table.key),
    index("work_due").on(table.status, table.nextAttemptAt),
    index("work_user").on(table.userId),
  ],
);
