import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Counters of attempts in the format of rate-limiter-flexible. They survive a restart. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** UTC milliseconds. */
    expire: integer("expire"),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
