import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamp } from "./columns.ts";

/**
 * The audit trail. Rows are only ever added (triggers refuse the rest); each is chained to the one
 * before by its hash. Only who it was may be taken out, once the account is gone: the hash covers
 * the digest of it, which stays.
 */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    createdAt: timestamp("created_at").notNull(),
    action: text("action").notNull(),
    resourceType: text("resource_type"),
    resourceId: text("resource_id"),
    /** JSON, as it was hashed; ids and counts only. */
    details: text("details"),
    /** JSON of who did it, with a random salt; null once erased. */
    actor: text("actor"),
    actorDigest: text("actor_digest"),
    /** The same of whom it was done to. */
    subject: text("subject"),
    subjectDigest: text("subject_digest"),
    hash: text("hash").notNull(),
    actorId: text("actor_id").generatedAlwaysAs(sql`actor ->> 'id'`),
    subjectId: text("subject_id").generatedAlwaysAs(sql`subject ->> 'id'`),
  },
  (table) => [
    index("audit_events_actor").on(table.actorId, table.id),
    index("audit_events_subject").on(table.subjectId, table.id),
    index("audit_events_action").on(table.action, table.id),
  ],
);
