import type { AuditEntry, AuditFilter } from "@resume-picker/domain/admin/operations";
import { and, asc, desc, eq, gte, lt, or } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { auditEvents } from "../../schema/audit.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Person = { id?: string; name?: string; address?: string };

/** Who did what to whom and when, the latest first. `before` is the id of the last one that was seen. */
export async function listAuditEvents(
  db: Database,
  filter: AuditFilter,
  page: { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const { userId, action, from, to } = filter;
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        userId ? or(eq(auditEvents.actorId, userId), eq(auditEvents.subjectId, userId)) : undefined,
        action ? eq(auditEvents.action, action) : undefined,
        from ? gte(auditEvents.createdAt, new Date(from)) : undefined,
        to ? lt(auditEvents.createdAt, new Date(Date.parse(to) + dayMs)) : undefined,
        page.before === undefined ? undefined : lt(auditEvents.id, page.before),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(page.limit)
    .all()
    .map(toEntry);
}

function toEntry(row: typeof auditEvents.$inferSelect): AuditEntry {
  const { id, createdAt, action, resourceType, resourceId, details, hash } = row;
  const actor = readPerson(row.actor);
  const subject = readPerson(row.subject);
  return {
    id,
    createdAt,
    action,
    resourceType,
    resourceId,
    // Written by append-audit.ts.
    metadata: details === null ? null : (JSON.parse(details) as AuditEntry["metadata"]),
    userId: row.actorId,
    username: actor?.name ?? null,
    isUserErased: row.actorDigest !== null && row.actor === null,
    subjectId: row.subjectId,
    subject: subject?.name ?? null,
    isSubjectErased: row.subjectDigest !== null && row.subject === null,
    address: actor?.address ?? subject?.address ?? null,
    hash,
  };
}

// Written by append-audit.ts.
const readPerson = (text: string | null) => (text === null ? null : (JSON.parse(text) as Person));

/** What the trail says of one account, without the names of others. */
export async function listOwnAuditEvents(db: Database, userId: string) {
  const entries = await listAuditEvents(db, { userId }, { limit: 100_000 });
  return entries.map(({ id, createdAt, action, metadata, address, ...entry }) => ({
    id,
    createdAt,
    action,
    metadata,
    byMyself: entry.userId === userId,
    ...(entry.userId === userId || entry.userId === null ? { address } : {}),
  }));
}

/** The kinds of action that have happened. */
export async function listActionNames(db: Database): Promise<string[]> {
  return db
    .selectDistinct({ action: auditEvents.action })
    .from(auditEvents)
    .orderBy(asc(auditEvents.action))
    .all()
    .map(({ action }) => action);
}
