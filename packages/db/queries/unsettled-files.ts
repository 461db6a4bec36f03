import { and, eq, sql } from "drizzle-orm";
import { commitSoon } from "../commit-soon.ts";
import type { Database } from "../connect.ts";
import { rowInsert } from "../insert-row.ts";
import { prepareOnce } from "../prepare-once.ts";
import type { Transaction } from "../prepare-once.ts";
import { work } from "../schema/work.ts";

/**
 * CVs by their SHA-256, images of the blog by the hash in their name, and addresses whose mails in
 * the outbox have to go.
 */
export type UnsettledKind = "settle-file" | "settle-image" | "forget-mails";

const insertWork = rowInsert(work, ["kind", "key", "payload", "createdAt", "nextAttemptAt"], {
  on: ["kind", "key"],
  update: [],
});

const deletion = prepareOnce((db: Database | Transaction) =>
  db
    .delete(work)
    .where(and(eq(work.kind, sql.placeholder("kind")), eq(work.key, sql.placeholder("key"))))
    .prepare(),
);

/**
 * Says that something beside the database is about to be stored, or to be deleted: whichever way it
 * ends, it then belongs to a row or is gone. What a crash leaves unsettled, the next start settles.
 */
export function markUnsettled(
  tx: Transaction | Database,
  keys: readonly string[],
  { kind = "settle-file", now }: { kind?: UnsettledKind; now: Date },
): void {
  for (const key of keys) {
    insertWork(tx, { kind, key, payload: {}, createdAt: now, nextAttemptAt: now });
  }
}

export function markSettled(
  tx: Transaction | Database,
  key: string,
  kind: UnsettledKind = "settle-file",
): void {
  deletion(tx).run({ kind, key });
}

/** Says so of a CV that is about to be stored; on the disk when it settles. */
export async function announceFile(db: Database, sha256: string, now: Date): Promise<void> {
  await commitSoon(db, (tx) => markUnsettled(tx, [sha256], { now }));
}

export async function listUnsettled(
  db: Database,
  kind: UnsettledKind = "settle-file",
): Promise<string[]> {
  return db
    .select({ key: work.key })
    .from(work)
    .where(eq(work.kind, kind))
    .all()
    .map(({ key }) => key);
}
