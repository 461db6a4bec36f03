import { messageKinds, messageRoutes } from "@resume-picker/domain/messages/message-rules";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** Each account has its own templates. */
export const messageTemplates = sqliteTable(
  "message_templates",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: messageKinds }).notNull(),
    name: text("name").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [index("message_templates_user").on(table.userId)],
);

/** Messages sent to candidates. Rows are deleted with the candidate or the job. */
export const candidateMessages = sqliteTable(
  "candidate_messages",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    /** Unique per candidate, so two users, or a double click, can't send the same message twice. */
    number: integer("number").notNull(),
    /** Null once the template is deleted. */
    templateId: integer("template_id").references(() => messageTemplates.id, {
      onDelete: "set null",
    }),
    templateName: text("template_name").notNull(),
    kind: text("kind", { enum: messageKinds }).notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    route: text("route", { enum: messageRoutes }).notNull(),
    sentBy: text("sent_by"),
    sentByName: text("sent_by_name"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("candidate_messages_number").on(table.candidateId, table.jobId, table.number),
    index("candidate_messages_job").on(table.jobId),
    index("candidate_messages_template").on(table.templateId),
    index("candidate_messages_sender").on(table.sentBy),
  ],
);
