import { and, count, eq, isNull, lt } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { recoveryCodes, secondFactors } from "../../schema/accounts.ts";

export type SecondFactor = { secret: string; isConfirmed: boolean };

export async function findSecondFactor(db: Database, userId: string): Promise<SecondFactor | null> {
  const row = db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).get();
  return row ? { secret: row.secret, isConfirmed: row.confirmedAt !== null } : null;
}

const confirmed = prepareOnce(({ $client }: Database) =>
  $client
    .prepare<[string], number>(
      "select 1 from second_factors where user_id = ? and confirmed_at is not null",
    )
    .pluck(),
);

/** Whether two-step sign-in is on. Checked with every request of an administrator. */
export const hasSecondFactor = (db: Database, userId: string): boolean =>
  confirmed(db).get(userId) !== undefined;

/** Stores a secret that takes effect once it is confirmed. It never replaces one in use. */
export async function beginSecondFactor(
  db: Database,
  factor: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const { userId, secret, now } = factor;
  const row = { userId, secret, createdAt: now, confirmedAt: null, lastStep: 0 };
  const { changes } = db
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: row,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .run();
  return changes === 1;
}

/** Turns the second factor on and stores its recovery codes, in one transaction. */
export async function confirmSecondFactor(
  db: Database,
  change: { userId: string; step: number; codeHashes: readonly string[]; now: Date },
): Promise<boolean> {
  const { userId, step, codeHashes, now } = change;
  return db.transaction((tx) => {
    const { changes } = tx
      .update(secondFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
      .run();
    if (changes !== 1) return false;
    replaceCodes(tx, userId, codeHashes);
    return true;
  });
}

/** Replaces the recovery codes; earlier ones become invalid. */
export async function renewRecoveryCodes(
  db: Database,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  db.transaction((tx) => replaceCodes(tx, userId, codeHashes));
}

function replaceCodes(tx: Transaction, userId: string, codeHashes: readonly string[]): void {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  tx.insert(recoveryCodes)
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .run();
}

/** @returns false if a code of this or a later time step was already used. */
export async function markStepUsed(db: Database, userId: string, step: number): Promise<boolean> {
  const { changes } = db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .run();
  return changes === 1;
}

/** @returns false if there is no such unused code. */
export async function markRecoveryCodeUsed(
  db: Database,
  userId: string,
  used: { codeHash: string; now: Date },
): Promise<boolean> {
  const { changes } = db
    .update(recoveryCodes)
    .set({ usedAt: used.now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, used.codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .run();
  return changes === 1;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return (
    db
      .select({ n: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
      .get()?.n ?? 0
  );
}

export async function endSecondFactor(db: Database, userId: string): Promise<void> {
  db.transaction((tx) => {
    tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).run();
    tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  });
}
