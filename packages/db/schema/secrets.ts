import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Random values of this installation, each created on first use. */
export const secrets = sqliteTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
