import { supportCategories } from "@resume-picker/domain/support/support-rules";
import type { SupportCategory } from "@resume-picker/domain/support/support-rules";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";

const [first, ...rest] = supportCategories.map(({ value }): SupportCategory => value);

export const supportRequests = sqliteTable(
  "support_requests",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name"),
    email: text("email"),
    subject: text("subject").notNull(),
    category: text("category", { enum: [first ?? "general", ...rest] }).notNull(),
    message: text("message").notNull(),
    status: text("status", { enum: ["open", "answered"] })
      .notNull()
      .default("open"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("support_requests_created").on(table.createdAt),
    index("support_requests_user").on(table.userId, table.status),
  ],
);
