import type { Mail } from "@resume-picker/domain/accounts/mails";
import type { User } from "@resume-picker/domain/accounts/user";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { mails } from "../../schema/mails.ts";
import { insertMail } from "../mails/mails.ts";
import { sessions, users } from "../../schema/accounts.ts";
import { blogPreviewLinks } from "../../schema/blog-writing.ts";
import { emailChanges, invitations } from "../../schema/account-links.ts";
import { endSessions } from "./own-sessions.ts";

export type TokenKind = "verification" | "reset";

const columnsOf = {
  verification: { token: users.emailVerificationToken, expires: users.emailVerificationExpires },
  reset: { token: users.passwordResetToken, expires: users.passwordResetExpires },
};

export type Token = { kind: TokenKind; hash: string; expires: Date };

/**
 * Stores the token's hash and queues the mail with its link. An account has one token of each kind,
 * so a new one replaces the old one. For an unknown address the same rows are written and rolled
 * back, so neither timing nor disk use reveals whether it is known.
 */
export async function saveTokenAndMail(
  db: Database,
  given: { userId: string | null; token: Token; mail: Mail; now: Date },
): Promise<void> {
  const { userId, token, mail, now } = given;
  db.transaction((tx) => {
    const { id } = insertMail(tx, { mail, userId }, now);
    if (userId === null) tx.delete(mails).where(eq(mails.id, id)).run();
    else saveToken(tx, userId, token);
  });
}

function saveToken(tx: Transaction, userId: string, { kind, hash, expires }: Token): void {
  const values =
    kind === "verification"
      ? { emailVerificationToken: hash, emailVerificationExpires: expires }
      : { passwordResetToken: hash, passwordResetExpires: expires };
  tx.update(users).set(values).where(eq(users.id, userId)).run();
}

export async function findTokenOwner(
  db: Database,
  token: { kind: TokenKind; hash: string },
  now: Date,
): Promise<Pick<User, "id" | "email" | "firstName" | "emailVerified"> | null> {
  const columns = columnsOf[token.kind];
  const row = db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(and(eq(columns.token, token.hash), gt(columns.expires, now), eq(users.isActive, true)))
    .get();
  return row ?? null;
}

/**
 * Uses up the token. Returns false if another request used it first or it has expired. The hash is
 * kept indefinitely so the link can later report that it worked.
 */
export async function confirmEmail(db: Database, hash: string, now: Date): Promise<boolean> {
  const { changes } = db
    .update(users)
    .set({
      emailVerified: true,
      emailVerificationExpires: null,
      updatedAt: now,
    })
    .where(and(eq(users.emailVerificationToken, hash), gt(users.emailVerificationExpires, now)))
    .run();
  return changes === 1;
}

/** Whether this token confirmed the account's current address. */
export async function isConfirmedBy(db: Database, hash: string): Promise<boolean> {
  const row = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailVerificationToken, hash), eq(users.emailVerified, true)))
    .get();
  return row !== undefined;
}

/** Open reset links become invalid with a new password. */
const passwordFields = (passwordHash: string) => ({
  ...{ passwordHash, hasPassword: true },
  ...{ passwordResetToken: null, passwordResetExpires: null },
});

/** Sets the password, uses up the token and ends all of the user's sessions, in one transaction. */
export async function resetPassword(
  db: Database,
  change: { tokenHash: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const { tokenHash, passwordHash, now } = change;
  return db.transaction((tx) => {
    const [user] = tx
      .update(users)
      .set({ ...passwordFields(passwordHash), updatedAt: now })
      .where(and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetExpires, now)))
      .returning({ id: users.id })
      .all();
    if (user) {
      endSessions(tx, eq(sessions.userId, user.id), now);
      cancelEmailChange(tx, user.id);
    }
    return user !== undefined;
  });
}

/** Sets the password, voids any open reset link and ends every session except the current one. */
export async function changePassword(
  db: Database,
  change: { userId: string; sessionId: string | null; passwordHash: string; now: Date },
): Promise<void> {
  const { userId, sessionId, passwordHash, now } = change;
  db.transaction((tx) => {
    tx.update(users)
      .set({ ...passwordFields(passwordHash), updatedAt: now })
      .where(eq(users.id, userId))
      .run();
    const isOther = and(eq(sessions.userId, userId), ne(sessions.id, sessionId ?? ""));
    endSessions(tx, isOther, now);
    cancelEmailChange(tx, userId);
  });
}

/** A password change cancels it, because an intruder may have requested the address change. */
function cancelEmailChange(tx: Transaction, userId: string): void {
  tx.delete(emailChanges).where(eq(emailChanges.userId, userId)).run();
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const row = db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.passwordHash ?? null;
}

/** Voids all invitations, e-mail changes, preview links and password reset links. */
export async function revokeAllLinks(db: Database): Promise<void> {
  db.transaction((tx) => {
    tx.delete(invitations).run();
    tx.delete(emailChanges).run();
    tx.delete(blogPreviewLinks).run();
    tx.update(users).set({ passwordResetToken: null, passwordResetExpires: null }).run();
  });
}
