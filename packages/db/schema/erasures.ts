import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamp } from "./columns.ts";

/**
 * Hashes of permanently deleted rows, for deleting them again after a restore. A hash doesn't
 * reveal who the person was.
 */
export const erasures = sqliteTable("erasures", {
  hash: text("hash").primaryKey(),
  erasedAt: timestamp("erased_at").notNull(),
});
