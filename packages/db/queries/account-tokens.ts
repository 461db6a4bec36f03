import type { User } from "@resume-picker/domain/accounts/user";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { sessions, users } from "../schema/accounts.ts";
import { endSessions } from "./own-sessions.ts";

export type TokenKind = "verification" | "reset";

const columnsOf = {
  verification: { token: users.emailVerificationToken, expires: users.emailVerificationExpires },
  reset: { token: users.passwordResetToken, expires: users.passwordResetExpires },
};

/** Keeps the token's hash; a newer one voids the former, since there is room for one. */
export async function saveToken(
  db: Database,
  userId: string,
  token: { kind: TokenKind; hash: string; expires: Date },
): Promise<void> {
  const { kind, hash, expires } = token;
  const values =
    kind === "verification"
      ? { emailVerificationToken: hash, emailVerificationExpires: expires }
      : { passwordResetToken: hash, passwordResetExpires: expires };
  db.update(users).set(values).where(eq(users.id, userId)).run();
}

export async function findTokenOwner(
  db: Database,
  token: { kind: TokenKind; hash: string },
  now: Date,
): Promise<Pick<User, "id" | "email" | "firstName"> | null> {
  const columns = columnsOf[token.kind];
  const row = db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(columns.token, token.hash), gt(columns.expires, now), eq(users.isActive, true)))
    .get();
  return row ?? null;
}

/** Uses the token up: false when another request was first, or it has expired meanwhile. */
export async function confirmEmail(db: Database, hash: string, now: Date): Promise<boolean> {
  const { changes } = db
    .update(users)
    .set({
      emailVerified: true,
      emailVerificationToken: null,
      emailVerificationExpires: null,
      updatedAt: now,
    })
    .where(and(eq(users.emailVerificationToken, hash), gt(users.emailVerificationExpires, now)))
    .run();
  return changes === 1;
}

/** Sets the password, uses the token up and ends all of the user's sessions, in one transaction. */
export async function resetPassword(
  db: Database,
  change: { tokenHash: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const { tokenHash, passwordHash, now } = change;
  return db.transaction((tx) => {
    const [user] = tx
      .update(users)
      .set({ passwordHash, passwordResetToken: null, passwordResetExpires: null, updatedAt: now })
      .where(and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetExpires, now)))
      .returning({ id: users.id })
      .all();
    if (user) endSessions(tx, eq(sessions.userId, user.id), now);
    return user !== undefined;
  });
}

/** Sets the password, voids an open reset link and ends every session but the present one. */
export async function changePassword(
  db: Database,
  change: { userId: string; sessionId: string | null; passwordHash: string; now: Date },
): Promise<void> {
  const { userId, sessionId, passwordHash, now } = change;
  db.transaction((tx) => {
    tx.update(users)
      .set({ passwordHash, passwordResetToken: null, passwordResetExpires: null, updatedAt: now })
      .where(eq(users.id, userId))
      .run();
    const isOther = and(eq(sessions.userId, userId), ne(sessions.id, sessionId ?? ""));
    endSessions(tx, isOther, now);
  });
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const row = db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.passwordHash ?? null;
}
