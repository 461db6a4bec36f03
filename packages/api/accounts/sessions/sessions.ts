import { hash, randomBytes } from "node:crypto";
import { BetterSqlite3Adapter } from "@lucia-auth/adapter-sqlite";
import type { Database } from "@resume-picker/db/connect";
import { findSessionOwner, findSignedIn } from "@resume-picker/db/queries/accounts/users";
import type { User } from "@resume-picker/domain/accounts/user";
import { Lucia, TimeSpan } from "lucia";
import type { DatabaseSession, DatabaseUser } from "lucia";

declare module "lucia" {
  // Lucia learns the columns of its session table by this merged declaration.
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
  /** A program on this machine, with no proxy in between. */
  isLocal?: boolean;
};
export type SignedIn = { user: User; sessionId: string };

export type Sessions = {
  /** Who the `Cookie` header belongs to; `setCookie` prolongs the session when it is due. */
  find(cookieHeader: string): Promise<(SignedIn & { setCookie: string | null }) | null>;
  /** Whose session the cookie names, whether or not it still counts: one look into the index. */
  findOwner(cookieHeader: string): Promise<string | null>;
  start(
    userId: string,
    client: Client,
    now: Date,
  ): Promise<{ sessionId: string; setCookie: string }>;
  end(sessionId: string): Promise<{ setCookie: string }>;
};

/** Lucia asks with every request: one query tells it, and us, all that is needed. */
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

/** Use prolongs a session by 30 days; however much it is used, it ends so long after its sign-in. */
const longestDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

const isTooOld = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= longestDays * dayMs;

/**
 * Lucia's own reader ends on any cookie that is badly encoded, another application's included. A
 * session's cookie needs no decoding. Of several, the last is the one for the whole site.
 */
function readToken(cookieHeader: string, ownCookie: RegExp): string | undefined {
  return cookieHeader
    .split(";")
    .map((pair) => ownCookie.exec(pair)?.[1])
    .findLast((token) => token !== undefined);
}

/**
 * All that knows Lucia (archived upstream, so that it can be replaced here). The cookie holds a
 * random token; the database holds only its SHA-256, so that a stolen copy opens no session.
 */
export function createSessions(
  db: Database,
  options: { isSecure: boolean; clock: () => Date },
): Sessions {
  const lucia = new Lucia(new OneQueryAdapter(db, options.clock), {
    getUserAttributes: (user) => user,
    sessionExpiresIn: new TimeSpan(30, "d"),
    sessionCookie: {
      name: options.isSecure ? "__Host-resume_picker_session" : "resume_picker_session",
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
