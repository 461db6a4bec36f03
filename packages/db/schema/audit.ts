import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestamp } from "./columns.ts";

/**
 * The audit trail. Triggers allow only inserts, and each row contains a hash of the previous one.
 * Once an account is deleted, its identity may be erased: the hash covers only the identity's
 * digest, which is kept.
 */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    createdAt: timestamp("created_at").notNull(),
    action: text("action").notNull(),
    resourceType: text("resource_type"),
    resourceId: text("resource_id"),
    /** The JSON text that was hashed; ids and counts only. */
    details: text("details"),
    /** JSON of the user who acted, with a random salt; null once erased. */
    actor: text("actor"),
    actorDigest: text("actor_digest"),
    /** The same for the user who was acted on. */
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
