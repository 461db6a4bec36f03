import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";
import { candidateMessages } from "./messages.ts";

/** The mail queue, which keeps a failing mail server from delaying or failing requests. */
export const mails = sqliteTable(
  "mails",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The account that the mail concerns and is deleted with; null if there is none yet. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /**
     * `kept` means saved to the outbox without being delivered, because there is no mail server.
     * `sending` and `unconfirmed` apply only to messages to candidates, which are never resent
     * automatically.
     */
    status: text("status", {
      enum: ["queued", "sending", "sent", "kept", "failed", "unconfirmed"],
    })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at").notNull(),
    /** The mail server's error message, for the admin. */
    lastError: text("last_error"),
    createdAt: timestamp("created_at").notNull(),
    sentAt: timestamp("sent_at"),
    /** Set for a message to a candidate, whose recipient administrators don't see. */
    candidateMessageId: integer("candidate_message_id").references(() => candidateMessages.id, {
      onDelete: "cascade",
    }),
  },
  (table) => [
    index("mails_due").on(table.status, table.nextAttemptAt),
    index("mails_user").on(table.userId),
    index("mails_message").on(table.candidateMessageId),
  ],
);
