import { AppError } from "@resume-picker/domain/errors";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { keptNewest } from "@resume-picker/domain/accounts/account-limits";
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
import { takeInvitation } from "./invitations.ts";
import { saveSkeletons } from "./usernames.ts";

const {
  passwordHash: _hash,
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
  /** How the name looks; one that somebody else's name shares is taken. */
  skeletons: readonly string[];
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Where a provider has verified the address. */
  emailVerified?: boolean;
};

/**
 * The first account of an installation becomes its admin: counted and written in one transaction,
 * so that of many at once exactly one does.
 * @throws AppError CONFLICT when the name or the address is taken, FORBIDDEN when sign-up is closed,
 * VALIDATION when the invitation is not (or no longer) one for this address.
 */
export async function createUser(
  db: Database,
  { skeletons, ...user }: NewUser,
  options: {
    now: Date;
    registration: "open" | "closed";
    invitationHash?: string | undefined;
    /** By what an OpenID provider knows the person; the first account is never made so. */
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
          : takeInvitation(tx, { tokenHash: invitationHash, email: user.email, now });
      const created = tx
        .insert(users)
        .values({
          ...user,
          role: isFirst ? "admin" : role,
          createdAt: now,
          updatedAt: now,
        })
        .returning(publicColumns)
        .get();
      saveSkeletons(tx, created.id, skeletons);
      if (identity) insertIdentity(tx, { ...identity, userId: created.id, now });
      // The invitation was mailed before there was an account.
      if (invitationHash !== undefined) claimMails(tx, { userId: created.id, email: user.email });
      return created;
    },
    { behavior: "immediate" },
  );
}

const hasUsername = (folded: string): SQL => eq(users.usernameFolded, folded);

export type UserForSignIn = { user: User; passwordHash: string };

/** With the hash, which is for signing in only. @param folded without case: `foldUsername`. */
export async function findUserByName(db: Database, folded: string): Promise<UserForSignIn | null> {
  return findForSignIn(db, hasUsername(folded));
}

/** With the hash, which is for signing in only. @param address as `normalizeAddress` gives it. */
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

/** A session and whose it is, in one query: asked for with every request. */
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

/** The bookkeeping of a sign-in: last login, and a period of use for the statistics. */
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
        order by session_start desc limit -1 offset ${keptNewest.signIns})`);
  });
}

/** When the user was last seen; called now and then, not on every request. */
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
