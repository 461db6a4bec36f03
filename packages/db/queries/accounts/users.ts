import { AppError } from "@resume-picker/domain/errors";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { historyLimits } from "@resume-picker/domain/accounts/account-limits";
import type { User } from "@resume-picker/domain/accounts/user";
import { count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { sessions, userSessions, usernameSkeletons, users } from "../../schema/accounts.ts";
import { hasAddress } from "./has-address.ts";
import { insertIdentity } from "./identities.ts";
import type { IdentityKey } from "./identities.ts";
import { claimMails } from "../mails/mails.ts";
import { acceptInvitation } from "./invitations.ts";
import { saveSkeletons } from "./usernames.ts";

const {
  passwordHash: _hash,
  hasPassword: _hasPassword,
  usernameFolded: _folded,
  modelJudgesSince: _judges,
  formerUsername: _former,
  emailVerificationToken: _verification,
  emailVerificationExpires: _verificationExpires,
  passwordResetToken: _reset,
  passwordResetExpires: _resetExpires,
  ...publicColumns
} = getTableColumns(users);

export type NewUser = {
  id: string;
  username: string;
  usernameFolded: string;
  /** Forms of the username that look alike. It counts as taken if another username shares one. */
  skeletons: readonly string[];
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Set if a provider has verified the address. */
  emailVerified?: boolean;
};

/**
 * Creates an account. The first one of an installation becomes its admin; counting and writing
 * share one transaction, so only one of several concurrent sign-ups does.
 * @throws AppError CONFLICT if the name or address is taken, FORBIDDEN if sign-up is closed,
 * VALIDATION if the invitation is not, or no longer, valid for this address.
 */
export async function createUser(
  db: Database,
  { skeletons, ...user }: NewUser,
  options: {
    now: Date;
    registration: "open" | "closed";
    invitationHash?: string | undefined;
    /** How an OpenID provider identifies the person. Never set for the first account. */
    identity?: IdentityKey;
  },
): Promise<User> {
  return db.transaction(
    (tx) => {
      const isFirst = (tx.select({ n: count() }).from(users).get()?.n ?? 0) === 0;
      const { now, invitationHash, identity } = options;
      if (isFirst && identity) throw new AppError("FORBIDDEN", accountMessages.firstNeedsPassword);
      if (!isFirst && options.registration === "closed" && invitationHash === undefined) {
        throw new AppError("FORBIDDEN", accountMessages.registrationClosed);
      }
      const looksLikeOne = inArray(usernameSkeletons.skeleton, [...skeletons]);
      if (
        tx.select({ id: users.id }).from(users).where(hasUsername(user.usernameFolded)).get() ??
        tx
          .select({ id: usernameSkeletons.userId })
          .from(usernameSkeletons)
          .where(looksLikeOne)
          .get()
      ) {
        throw new AppError("CONFLICT", accountMessages.usernameTaken);
      }
      if (tx.select({ id: users.id }).from(users).where(hasAddress(user.email)).get()) {
        throw new AppError("CONFLICT", accountMessages.emailTaken);
      }
      const role =
        invitationHash === undefined
          ? "user"
          : acceptInvitation(tx, { tokenHash: invitationHash, email: user.email, now });
      const created = tx
        .insert(users)
        .values({
          ...user,
          hasPassword: identity === undefined,
          role: isFirst ? "admin" : role,
          createdAt: now,
          updatedAt: now,
        })
        .returning(publicColumns)
        .get();
      saveSkeletons(tx, created.id, skeletons);
      if (identity) insertIdentity(tx, { ...identity, userId: created.id, now });
      // The invitation was mailed before the account existed.
      if (invitationHash !== undefined) claimMails(tx, { userId: created.id, email: user.email });
      return created;
    },
    { behavior: "immediate" },
  );
}

const hasUsername = (folded: string): SQL => eq(users.usernameFolded, folded);

export type UserForSignIn = { user: User; passwordHash: string };

/**
 * Includes the password hash, for sign-in only.
 * @param folded the case-folded name; see `foldUsername`.
 */
export async function findUserByName(db: Database, folded: string): Promise<UserForSignIn | null> {
  return findForSignIn(db, hasUsername(folded));
}

/**
 * Includes the password hash, for sign-in only.
 * @param address normalized by `normalizeAddress`.
 */
export async function findUserByAddress(
  db: Database,
  address: string,
): Promise<UserForSignIn | null> {
  return findForSignIn(db, hasAddress(address));
}

function findForSignIn(db: Database, where: SQL): UserForSignIn | null {
  const columns = { user: publicColumns, passwordHash: users.passwordHash };
  return db.select(columns).from(users).where(where).get() ?? null;
}

const lookups = prepareOnce((db: Database) => ({
  user: db
    .select(publicColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare(),
  signedIn: db
    .select({ session: getTableColumns(sessions), user: publicColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder("id")))
    .prepare(),
}));

export async function findUser(db: Database, id: string): Promise<User | null> {
  return lookups(db).user.get({ id }) ?? null;
}

/** Returns a session and its user in one query. Runs for every request. */
export async function findSignedIn(
  db: Database,
  sessionId: string,
): Promise<{ session: typeof sessions.$inferSelect; user: User } | null> {
  return lookups(db).signedIn.get({ id: sessionId }) ?? null;
}

const sessionOwner = prepareOnce(({ $client }: Database) =>
  $client.prepare<[string], string>("select user_id from sessions where id = ?").pluck(),
);

export async function findSessionOwner(db: Database, sessionId: string): Promise<string | null> {
  return sessionOwner(db).get(sessionId) ?? null;
}

export async function hasUsers(db: Database): Promise<boolean> {
  return db.select({ id: users.id }).from(users).limit(1).get() !== undefined;
}

/** Records a sign-in: the time of the last login, and a usage period for the statistics. */
export async function recordSignIn(
  db: Database,
  signIn: {
    userId: string;
    sessionId: string;
    ipAddress: string | null;
    userAgent: string | null;
    now: Date;
  },
): Promise<void> {
  const { userId, sessionId, ipAddress, userAgent, now } = signIn;
  db.transaction((tx) => {
    tx.update(users)
      .set({ lastLoginAt: now, lastActivityAt: now })
      .where(eq(users.id, userId))
      .run();
    tx.insert(userSessions)
      .values({ userId, sessionId, sessionStart: now, ipAddress, userAgent })
      .run();
    tx.run(sql`delete from user_sessions where user_id = ${userId} and session_end is not null
      and id in (select id from user_sessions where user_id = ${userId}
        order by session_start desc limit -1 offset ${historyLimits.signIns})`);
  });
}

/** Records when the user was last active. Called occasionally, not on every request. */
export async function recordActivity(db: Database, userId: string, now: Date): Promise<void> {
  db.update(users).set({ lastActivityAt: now }).where(eq(users.id, userId)).run();
}

export async function recordSignOut(db: Database, sessionId: string, now: Date): Promise<void> {
  db.transaction((tx) => {
    tx.delete(sessions).where(eq(sessions.id, sessionId)).run();
    tx.update(userSessions)
      .set({ sessionEnd: now })
      .where(eq(userSessions.sessionId, sessionId))
      .run();
  });
}
