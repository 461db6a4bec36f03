import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Random values of this installation, each made when it is first asked for. */
export const secrets = sqliteTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
