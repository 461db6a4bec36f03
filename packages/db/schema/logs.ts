import { logOrigins } from "@resume-picker/domain/logs/log-origins";
import { logLevels } from "@resume-picker/domain/logs/log-rules";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamp } from "./columns.ts";

/** The latest log entries. The process assigns the ids, so they can be streamed before saving. */
export const logEntries = sqliteTable(
  "log_entries",
  {
    id: integer("id").primaryKey(),
    timestamp: timestamp("timestamp").notNull(),
    /** The time of the latest occurrence, if it occurred more than once. */
    lastTimestamp: timestamp("last_timestamp"),
    level: text("level", { enum: logLevels }).notNull(),
    category: text("category").notNull(),
    message: text("message").notNull(),
    /** Id of a known failure (domain/logs/known-failures.ts). */
    failure: text("failure"),
    file: text("file"),
    line: integer("line"),
    stack: text("stack"),
    requestId: text("request_id"),
    /** The user who made the request. Not a foreign key, because entries outlive accounts. */
    userId: text("user_id"),
    /** The quota that the entry counts towards. */
    origin: text("origin", { enum: logOrigins }).notNull().default("users"),
    details: text("details", { mode: "json" })
      .$type<Record<string, string | number | boolean>>()
      .notNull(),
    /** Used to group client errors. */
    fingerprint: text("fingerprint"),
    count: integer("count").notNull().default(1),
    /** A successful request that only read data. */
    isRead: integer("is_read", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("log_entries_time").on(table.timestamp),
    index("log_entries_user").on(table.userId, table.id),
    index("log_entries_origin").on(table.origin, table.id),
    index("log_entries_errors").on(table.level, table.timestamp),
    index("log_entries_fingerprint").on(table.fingerprint, table.timestamp),
  ],
);
