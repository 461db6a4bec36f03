import type { ApiToken, NewApiToken } from "@resume-picker/domain/accounts/api-token";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { apiTokens } from "../../schema/api-tokens.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";

const { tokenHash: _hash, userId: _user, ...listedColumns } = getTableColumns(apiTokens);

/** Stores a token's hash and its audit entry, and returns the token's id. */
export async function saveApiToken(
  db: Database,
  token: NewApiToken & { userId: string; tokenHash: string; createdAt: Date },
  actionOf: (id: number) => NewAction,
): Promise<number> {
  return db.transaction(
    (tx) => {
      const { id } = tx.insert(apiTokens).values(token).returning({ id: apiTokens.id }).get();
      insertAction(tx, actionOf(id));
      return id;
    },
    { behavior: "immediate" },
  );
}

/** The tokens of one account, newest first. */
export function listApiTokens(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): ApiToken[] {
  return db
    .select(listedColumns)
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.id))
    .limit(page.limit)
    .offset(page.offset)
    .all();
}

/** @returns false if the account has no such token. */
export async function deleteApiToken(
  db: Database,
  token: { id: number; userId: string },
  action: NewAction,
): Promise<boolean> {
  return db.transaction(
    (tx) => {
      const isOwn = and(eq(apiTokens.id, token.id), eq(apiTokens.userId, token.userId));
      const isDeleted = tx.delete(apiTokens).where(isOwn).run().changes === 1;
      if (isDeleted) insertAction(tx, action);
      return isDeleted;
    },
    { behavior: "immediate" },
  );
}

const lookups = prepareOnce((db: Database) =>
  db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.tokenHash, sql.placeholder("tokenHash")))
    .prepare(),
);

/** Includes the owner. Runs for every request that has a token. */
export async function findApiToken(db: Database, tokenHash: string) {
  return lookups(db).get({ tokenHash }) ?? null;
}

/** Called every few minutes while the token is used, not for every request. */
export async function recordTokenUse(db: Database, id: number, now: Date): Promise<void> {
  db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id)).run();
}
