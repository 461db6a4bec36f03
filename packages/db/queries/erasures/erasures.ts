import { createHash } from "node:crypto";
import type { Erasure } from "@resume-picker/domain/backup/erasure-ledger";
import { getTableColumns, gt, isNotNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { candidates } from "../../schema/candidates.ts";
import { erasures } from "../../schema/erasures.ts";
import { listFilesOf, listReferencedFiles } from "../stored-files.ts";
import { eraseUser } from "./erase-user.ts";
import { eraseCandidates } from "./erase-candidates.ts";

type Subject = { id: string; createdAt: Date } | { id: number; createdBy: string; createdAt: Date };

/**
 * A user's id is random. A candidate's id may be reused after a restore, so the hash includes the
 * owner and the creation time.
 */
function hashOf(subject: Subject): string {
  const text =
    "createdBy" in subject
      ? `candidate:${subject.id}:${subject.createdBy}:${subject.createdAt.getTime()}`
      : `user:${subject.id}:${subject.createdAt.getTime()}`;
  return createHash("sha256").update(text).digest("hex");
}

/** Records a permanent deletion, in the transaction that performs it. */
export function recordErasure(tx: Transaction | Database, subject: Subject, now: Date): void {
  tx.insert(erasures)
    .values({ hash: hashOf(subject), erasedAt: now })
    .onConflictDoNothing()
    .run();
}

export async function listErasures(db: Database): Promise<Erasure[]> {
  return db.select().from(erasures).orderBy(erasures.erasedAt, erasures.hash).all();
}

/** Lists rows marked as deleted that Undo could restore. A backup doesn't restore them either. */
export async function listPlannedErasures(db: Database): Promise<Erasure[]> {
  const { id, createdBy, createdAt, deletedAt } = candidates;
  return db
    .select({ id, createdBy, createdAt, deletedAt })
    .from(candidates)
    .where(isNotNull(deletedAt))
    .all()
    .map((row) => ({ hash: hashOf(row), erasedAt: row.deletedAt ?? row.createdAt }));
}

/** Lists the erasures recorded after the given row. */
export async function listErasuresAfter(
  db: Database,
  row: number,
): Promise<{ added: Erasure[]; lastRow: number }> {
  const number = sql<number>`rowid`;
  const rows = db
    .select({ ...getTableColumns(erasures), row: number })
    .from(erasures)
    .where(gt(number, row))
    .orderBy(number)
    .all();
  return {
    added: rows.map(({ hash, erasedAt }) => ({ hash, erasedAt })),
    lastRow: rows.at(-1)?.row ?? row,
  };
}

/** Adds the erasures known to another database or to the ledger file beside it. */
export async function addErasures(db: Database, known: readonly Erasure[]): Promise<void> {
  db.transaction((tx) => {
    for (const row of known) tx.insert(erasures).values(row).onConflictDoNothing().run();
  });
}

/** Deletes everything that the ledger lists, and returns what existed again. */
export async function repeatErasures(
  db: Database,
  ledger: readonly Erasure[],
): Promise<{ candidates: number; users: number; files: string[] }> {
  const hashes = new Set(ledger.map(({ hash }) => hash));
  const erased = { candidates: 0, users: 0, files: new Set<string>() };
  for (const user of db.select().from(users).all()) {
    if (!hashes.has(hashOf({ id: user.id, createdAt: user.createdAt }))) continue;
    for (const file of db.transaction((tx) => eraseUser(tx, user))) erased.files.add(file);
    erased.users += 1;
  }
  const { id, createdBy, createdAt } = candidates;
  for (const row of db.select({ id, createdBy, createdAt }).from(candidates).all()) {
    if (!hashes.has(hashOf(row))) continue;
    for (const file of listFilesOf(db, [row.id])) erased.files.add(file);
    db.transaction((tx) => eraseCandidates(tx, [row.id]));
    erased.candidates += 1;
  }
  const used = new Set((await listReferencedFiles(db)).map(({ sha256 }) => sha256));
  return { ...erased, files: [...erased.files].filter((sha256) => !used.has(sha256)) };
}
