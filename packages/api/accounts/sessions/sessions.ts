import { hash, randomBytes } from "node:crypto";
import { BetterSqlite3Adapter } from "@lucia-auth/adapter-sqlite";
import type { Database } from "@resume-picker/db/connect";
import { findSessionOwner, findSignedIn } from "@resume-picker/db/queries/accounts/users";
import type { User } from "@resume-picker/domain/accounts/user";
import { Lucia, TimeSpan } from "lucia";
import type { DatabaseSession, DatabaseUser } from "lucia";

declare module "lucia" {
  // Lucia gets the columns of its session table from this merged declaration.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    DatabaseSessionAttributes: {
      ip_address: string | null;
      user_agent: string | null;
      created_at: number;
    };
    DatabaseUserAttributes: User;
    // oxlint-disable-next-line typescript/no-generated-empty-object-type -- Lucia's own word for no attributes
    Lucia: Lucia<Record<never, never>, User>;
  }
}

export type Client = {
  ipAddress: string | null;
  userAgent: string | null;
  /** A program on this machine, without a proxy. */
  isLocal?: boolean;
};
/** Browsers accept a name with this prefix only from the site itself, over HTTPS. */
export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? "__Host-resume_picker_session" : "resume_picker_session";

export type SignedIn = { user: User; sessionId: string };

export type Sessions = {
  /** Returns the session of a `Cookie` header. `setCookie` is set when it is extended. */
  find(cookieHeader: string): Promise<(SignedIn & { setCookie: string | null }) | null>;
  /** Returns the user of the cookie's session, even if it has expired. Uses one index lookup. */
  findOwner(cookieHeader: string): Promise<string | null>;
  start(
    userId: string,
    client: Client,
    now: Date,
  ): Promise<{ sessionId: string; setCookie: string }>;
  end(sessionId: string): Promise<{ setCookie: string }>;
};

/** Loads everything that Lucia and we need for each request in a single query. */
class OneQueryAdapter extends BetterSqlite3Adapter {
  readonly #db: Database;
  readonly #clock: () => Date;

  constructor(db: Database, clock: () => Date) {
    super(db.$client, { user: "users", session: "sessions" });
    this.#db = db;
    this.#clock = clock;
  }

  override async getSessionAndUser(
    id: string,
  ): Promise<[session: DatabaseSession | null, user: DatabaseUser | null]> {
    const found = await findSignedIn(this.#db, id);
    if (!found || isTooOld(found.session.createdAt, this.#clock())) return [null, null];
    const { expiresAt, ipAddress, userAgent, createdAt } = found.session;
    return [
      {
        id,
        userId: found.user.id,
        expiresAt: new Date(expiresAt * 1000),
        attributes: {
          ip_address: ipAddress,
          user_agent: userAgent,
          created_at: createdAt.getTime(),
        },
      },
      { id: found.user.id, attributes: found.user },
    ];
  }
}

/** Each use extends a session by 30 days, up to this many days after the sign-in. */
const longestDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

const isTooOld = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= longestDays * dayMs;

/**
 * Lucia's own parser throws on any badly encoded cookie, even another application's. A session
 * cookie needs no decoding. If there are several, the last one applies to the whole site.
 */
function readToken(cookieHeader: string, ownCookie: RegExp): string | undefined {
  return cookieHeader
    .split(";")
    .map((pair) => ownCookie.exec(pair)?.[1])
    .findLast((token) => token !== undefined);
}

/**
 * The only code that uses Lucia, which is archived upstream and may have to be replaced. The cookie
 * contains a random token, and the database only its SHA-256, which makes a stolen copy useless for
 * signing in.
 */
export function createSessions(
  db: Database,
  options: { isSecure: boolean; clock: () => Date },
): Sessions {
  const lucia = new Lucia(new OneQueryAdapter(db, options.clock), {
    getUserAttributes: (user) => user,
    sessionExpiresIn: new TimeSpan(30, "d"),
    sessionCookie: {
      name: sessionCookieName(options.isSecure),
      attributes: { secure: options.isSecure, sameSite: "lax", path: "/" },
    },
  });
  const idOf = (token: string) => hash("sha256", token);
  const ownCookie = new RegExp(`^\\s*${lucia.sessionCookieName}=([\\w-]{43})\\s*$`);
  return {
    async find(cookieHeader) {
      const token = readToken(cookieHeader, ownCookie);
      if (!token) return null;
      const { session, user } = await lucia.validateSession(idOf(token));
      if (!session || !user.isActive) return null;
      const setCookie = session.fresh ? lucia.createSessionCookie(token).serialize() : null;
      return { user, sessionId: session.id, setCookie };
    },
    async findOwner(cookieHeader) {
      const token = readToken(cookieHeader, ownCookie);
      return token ? findSessionOwner(db, idOf(token)) : null;
    },
    async start(userId, client, now) {
      const token = randomBytes(32).toString("base64url");
      const attributes = {
        ip_address: client.ipAddress,
        user_agent: client.userAgent?.slice(0, 400) ?? null,
        created_at: now.getTime(),
      };
      const session = await lucia.createSession(userId, attributes, { sessionId: idOf(token) });
      return { sessionId: session.id, setCookie: lucia.createSessionCookie(token).serialize() };
    },
    async end(sessionId) {
      await lucia.invalidateSession(sessionId);
      return { setCookie: lucia.createBlankSessionCookie().serialize() };
    },
  };
}
