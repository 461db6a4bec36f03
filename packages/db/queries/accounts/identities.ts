import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { openIdIdentities } from "../../schema/account-links.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";

/** How a provider identifies a person. */
export type IdentityKey = { issuer: string; subject: string };
export type Identity = { issuer: string; createdAt: Date };

export async function findIdentityOwner(db: Database, key: IdentityKey): Promise<string | null> {
  const { issuer, subject, userId } = openIdIdentities;
  const isIt = and(eq(issuer, key.issuer), eq(subject, key.subject));
  return db.select({ userId }).from(openIdIdentities).where(isIt).get()?.userId ?? null;
}

export async function findIdentity(db: Database, userId: string): Promise<Identity | null> {
  const { issuer, createdAt } = openIdIdentities;
  const isOwn = eq(openIdIdentities.userId, userId);
  return db.select({ issuer, createdAt }).from(openIdIdentities).where(isOwn).get() ?? null;
}

export function insertIdentity(
  tx: Transaction,
  identity: IdentityKey & { userId: string; now: Date },
): void {
  const { now, ...row } = identity;
  tx.insert(openIdIdentities)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({ target: openIdIdentities.userId, set: { ...row, createdAt: now } })
    .run();
}

/** An account has one identity; connecting another one replaces it. */
export async function connectIdentity(
  db: Database,
  identity: IdentityKey & { userId: string },
  action: NewAction,
): Promise<void> {
  db.transaction(
    (tx) => {
      insertIdentity(tx, { ...identity, now: action.now });
      insertAction(tx, action);
    },
    { behavior: "immediate" },
  );
}

/** @returns whether an identity was connected. */
export async function disconnectIdentity(db: Database, action: NewAction & { userId: string }) {
  return db.transaction(
    (tx) => {
      const { changes } = tx
        .delete(openIdIdentities)
        .where(eq(openIdIdentities.userId, action.userId))
        .run();
      if (changes > 0) insertAction(tx, action);
      return changes > 0;
    },
    { behavior: "immediate" },
  );
}
