import { AppError } from "@resume-picker/domain/errors";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import type { User } from "@resume-picker/domain/accounts/user";
import { count, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { prepareOnce } from "../prepare-once.ts";
import { sessions, userSessions, users } from "../schema/accounts.ts";

const {
  passwordHash: _hash,
  emailVerificationToken: _verification,
  emailVerificationExpires: _verificationExpires,
  passwordResetToken: _reset,
  passwordResetExpires: _resetExpires,
  ...publicColumns
} = getTableColumns(users);

export type NewUser = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
};

/**
 * The first account of an installation becomes its admin: counted and written in one transaction,
 * so that of many at once exactly one does.
 * @throws AppError CONFLICT when the name or the address is taken, FORBIDDEN when sign-up is closed.
 */
export async function createUser(
  db: Database,
  user: NewUser,
  options: { now: Date; registration: "open" | "closed" },
): Promise<User> {
  return db.transaction(
    (tx) => {
      const isFirst = (tx.select({ n: count() }).from(users).get()?.n ?? 0) === 0;
      if (!isFirst && options.registration === "closed") {
        throw new AppError("FORBIDDEN", accountMessages.registrationClosed);
      }
      const sameName = sql`lower(${users.username}) = lower(${user.username})`;
      if (tx.select({ id: users.id }).from(users).where(sameName).get()) {
        throw new AppError("CONFLICT", accountMessages.usernameTaken);
      }
      const sameEmail = sql`lower(${users.email}) = lower(${user.email})`;
      if (tx.select({ id: users.id }).from(users).where(sameEmail).get()) {
        throw new AppError("CONFLICT", accountMessages.emailTaken);
      }
      return tx
        .insert(users)
        .values({
          ...user,
          role: isFirst ? "admin" : "user",
          createdAt: options.now,
          updatedAt: options.now,
        })
        .returning(publicColumns)
        .get();
    },
    { behavior: "immediate" },
  );
}

/** Finds by username or e-mail address, whatever the case; with the hash, for signing in only. */
export async function findUserForSignIn(
  db: Database,
  name: string,
): Promise<{ user: User; passwordHash: string } | null> {
  const row = db
    .select()
    .from(users)
    .where(
      or(
        sql`lower(${users.username}) = lower(${name})`,
        sql`lower(${users.email}) = lower(${name})`,
      ),
    )
    // A username may look like somebody else's address: the exact username goes first.
    .orderBy(sql`lower(${users.username}) = lower(${name}) desc`)
    .get();
  if (!row) return null;
  const {
    passwordHash,
    emailVerificationToken: _1,
    emailVerificationExpires: _2,
    passwordResetToken: _3,
    passwordResetExpires: _4,
    ...user
  } = row;
  return { user, passwordHash };
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
