import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { timestamp } from "./columns.ts";
import { candidateMessages } from "./messages.ts";

/** Mails wait here, so that a failing mail server neither fails nor slows a request. */
export const mails = sqliteTable(
  "mails",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Whose account it is about: it goes with the account. Null where there is none yet. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /**
     * `kept`: in the outbox, since there is no mail server; it reached nobody. `sending` and
     * `unconfirmed` are of messages to candidates alone, which are never sent twice by themselves.
     */
    status: text("status", {
      enum: ["queued", "sending", "sent", "kept", "failed", "unconfirmed"],
    })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at").notNull(),
    /** The mail server's words, for the admin. */
    lastError: text("last_error"),
    createdAt: timestamp("created_at").notNull(),
    sentAt: timestamp("sent_at"),
    /** Of a message to a candidate: the mail goes with it, and administrators don't see whose it is. */
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
