import type { CountedEntries } from "@resume-picker/domain/logs/count-entries";
import { findFailuresByAdvice } from "@resume-picker/domain/logs/known-failures";
import { isError } from "@resume-picker/domain/logs/log-rules";
import type { LogLevel } from "@resume-picker/domain/logs/log-rules";
import { levelsOf } from "@resume-picker/domain/logs/match-entry";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import { and, asc, count, desc, eq, gt, gte, inArray, lt, min, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { logEntries } from "../../schema/logs.ts";
import { inScope } from "./log-scope.ts";
import type { LogScope } from "./log-scope.ts";
import type { LogRow } from "./logs.ts";

export type LogSearch = { scope: LogScope; filter: LogFilter };

/**
 * Returns the latest matching entries, newest first. `domain/logs/match-entry.ts` implements the
 * same rules.
 */
export async function searchLogEntries(
  db: Database,
  search: LogSearch,
  page: { before?: number | undefined; limit: number },
): Promise<LogRow[]> {
  const isEarlier = page.before === undefined ? undefined : lt(logEntries.id, page.before);
  return db
    .select()
    .from(logEntries)
    .where(and(matches(db, search), isEarlier))
    .orderBy(desc(logEntries.id))
    .limit(page.limit)
    .all();
}

export async function countMatchingEntries(db: Database, search: LogSearch): Promise<number> {
  const where = matches(db, search);
  return db.select({ n: count() }).from(logEntries).where(where).get()?.n ?? 0;
}

/** Counts entries per time step, category and level, ignoring the filter's category and level. */
export async function groupLogEntries(
  db: Database,
  { scope, filter }: LogSearch,
  stepMs: number,
): Promise<CountedEntries[]> {
  const step = sql<number>`${logEntries.timestamp} / ${sql.raw(String(stepMs))}`;
  const { level: _level, category: _category, ...rest } = filter;
  return db
    .select({ step, category: logEntries.category, level: logEntries.level, n: count() })
    .from(logEntries)
    .where(matches(db, { scope, filter: rest }))
    .groupBy(step, logEntries.category, logEntries.level)
    .all();
}

/** The time of the oldest stored entry; null if there is none. */
export async function findFirstLogTime(db: Database, scope: LogScope): Promise<Date | null> {
  return (
    db
      .select({ first: min(logEntries.timestamp) })
      .from(logEntries)
      .where(inScope(scope))
      .get()?.first ?? null
  );
}

/** Returns an entry with its neighbours, oldest first; null if it isn't in scope. */
export async function findLogContext(
  db: Database,
  of: { scope: LogScope; id: number; limit: number },
): Promise<{ entry: LogRow; before: LogRow[]; after: LogRow[] } | null> {
  const { scope, id, limit } = of;
  const isOwn = inScope(scope);
  const select = (where: SQL) => db.select().from(logEntries).where(and(isOwn, where));
  const entry = select(eq(logEntries.id, id)).get();
  if (!entry) return null;
  const before = select(lt(logEntries.id, id)).orderBy(desc(logEntries.id)).limit(limit).all();
  const after = select(gt(logEntries.id, id)).orderBy(asc(logEntries.id)).limit(limit).all();
  return { entry, before: before.reverse(), after };
}

/** Number of rows read per batch. */
const batchRows = 1000;

/** Yields all matching entries in batches, oldest first, for a file that is streamed. */
export function* iterateLogs(db: Database, search: LogSearch): Generator<LogRow[]> {
  const where = matches(db, search);
  for (let after = 0; ;) {
    const step = db
      .select()
      .from(logEntries)
      .where(and(where, gt(logEntries.id, after)))
      .orderBy(asc(logEntries.id))
      .limit(batchRows)
      .all();
    const last = step.at(-1);
    if (!last) return;
    yield step;
    after = last.id;
  }
}

function matches(db: Database, { scope, filter }: LogSearch): SQL | undefined {
  const { level, category, text = "", user, requestId, from, to, hideReads } = filter;
  const lastTime = sql`coalesce(${logEntries.lastTimestamp}, ${logEntries.timestamp})`;
  return and(
    inScope(scope),
    level === undefined ? undefined : hasLevel(levelsOf(level)),
    category === undefined ? undefined : eq(logEntries.category, category),
    requestId === undefined ? undefined : eq(logEntries.requestId, requestId),
    from === undefined ? undefined : gte(lastTime, from.getTime()),
    to === undefined ? undefined : lt(logEntries.timestamp, to),
    hideReads === true ? eq(logEntries.isRead, false) : undefined,
    user === undefined ? undefined : inArray(logEntries.userId, accountsNamed(db, user)),
    text === "" ? undefined : hasText(text),
  );
}

/**
 * Errors are rare, so the index finds them quickly. Other levels are so frequent that using the
 * index would be slower than reading all entries in order. The plus prevents SQLite from using it.
 */
function hasLevel(levels: readonly LogLevel[]): SQL {
  const column = levels.every(isError) ? sql`${logEntries.level}` : sql`+${logEntries.level}`;
  return inArray(column, [...levels]);
}

const accountsNamed = (db: Database, user: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, user), eq(users.username, user)));

function hasText(text: string): SQL | undefined {
  const { message, file, requestId, category, details, failure } = logEntries;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const columns: SQLWrapper[] = [message, details, category, file, requestId];
  return or(
    ...columns.map((column) => sql`${column} like ${pattern} escape '\\'`),
    inArray(failure, findFailuresByAdvice(text)),
  );
}
