import type { TokenScope } from "@resume-picker/domain/accounts/token-scopes";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";

/** API tokens that users created for programs. Revoking a token deletes its row. */
export const apiTokens = sqliteTable(
  "api_tokens",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<TokenScope[]>().notNull(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text("token_hash").notNull(),
    createdAt: timestamp("created_at").notNull(),
    lastUsedAt: timestamp("last_used_at"),
  },
  (table) => [
    uniqueIndex("api_tokens_token").on(table.tokenHash),
    index("api_tokens_user").on(table.userId),
  ],
);
