import type { AuditEntry, AuditFilter } from "@resume-picker/domain/admin/operations";
import { foldForSearch } from "@resume-picker/domain/accounts/fold-for-search";
import { actionsMatching } from "@resume-picker/domain/admin/audited-actions";
import { and, asc, count, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { auditEvents } from "../../schema/audit.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Person = { id?: string; name?: string; address?: string };

/** Lists who did what to whom and when, newest first. `before` is the id of the last event seen. */
export async function listAuditEvents(
  db: Database,
  filter: AuditFilter,
  page: { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  return readEvents(db, filter, page);
}

function matchesFilter({ userId, action, text, from, to }: AuditFilter): SQL | undefined {
  return and(
    userId ? or(eq(auditEvents.actorId, userId), eq(auditEvents.subjectId, userId)) : undefined,
    action ? eq(auditEvents.action, action) : undefined,
    text ? hasText(text) : undefined,
    from ? gte(auditEvents.createdAt, new Date(from)) : undefined,
    to ? lt(auditEvents.createdAt, new Date(Date.parse(to) + dayMs)) : undefined,
  );
}

function hasText(text: string): SQL | undefined {
  const { action, actor, subject, details, resourceType, resourceId } = auditEvents;
  const columns = [actor, subject, details, resourceType, resourceId];
  const words = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return or(
    inArray(action, actionsMatching(text)),
    sql`instr(fold_search(${words}), ${foldForSearch(text)}) > 0`,
  );
}

function readEvents(
  db: Database,
  filter: AuditFilter,
  page: { before?: number | undefined; limit: number },
): AuditEntry[] {
  const isLater = page.before === undefined ? undefined : lt(auditEvents.id, page.before);
  return db
    .select()
    .from(auditEvents)
    .where(and(matchesFilter(filter), isLater))
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

/** Number of rows read per batch. */
const batchRows = 1000;

/** Yields the rows of `listAuditEvents` in batches, for a file that is streamed. */
export function* iterateAudit(
  db: Database,
  filter: AuditFilter,
  limit: number,
): Generator<AuditEntry[]> {
  let before: number | undefined;
  for (let left = limit; left > 0; left -= batchRows) {
    const step = readEvents(db, filter, { before, limit: Math.min(left, batchRows) });
    const last = step.at(-1);
    if (!last) return;
    yield step;
    before = last.id;
  }
}

/** Counts the matching events, up to a limit. */
export function countAuditEvents(db: Database, filter: AuditFilter, limit: number): number {
  return Math.min(
    limit,
    db.select({ n: count() }).from(auditEvents).where(matchesFilter(filter)).get()?.n ?? 0,
  );
}

/** Yields one account's part of the trail, without the names of other people. */
export function* iterateOwnAudit(db: Database, userId: string): Generator<unknown[]> {
  for (const step of iterateAudit(db, { userId }, 100_000)) {
    yield step.map(({ id, createdAt, action, metadata, address, ...entry }) => ({
      ...{ id, createdAt, action, metadata },
      byMyself: entry.userId === userId,
      ...(entry.userId === userId || entry.userId === null ? { address } : {}),
    }));
  }
}

/** Lists the kinds of action that occur in the trail. */
export async function listActionNames(db: Database): Promise<string[]> {
  return db
    .selectDistinct({ action: auditEvents.action })
    .from(auditEvents)
    .orderBy(asc(auditEvents.action))
    .all()
    .map(({ action }) => action);
}
