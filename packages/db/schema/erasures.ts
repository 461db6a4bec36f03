import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamp } from "./columns.ts";

/**
 * What was deleted for good, so that a restored backup can forget it again. Only hashes: nobody can
 * tell from one who it was.
 */
export const erasures = sqliteTable("erasures", {
  hash: text("hash").primaryKey(),
  erasedAt: timestamp("erased_at").notNull(),
});
