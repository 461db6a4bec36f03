import { createHash, randomBytes } from "node:crypto";
import { BetterSqlite3Adapter } from "@lucia-auth/adapter-sqlite";
import type { Database } from "@resume-picker/db/connect";
import { findUser } from "@resume-picker/db/queries/users";
import type { User } from "@resume-picker/domain/accounts/user";
import { Lucia, TimeSpan } from "lucia";

declare module "lucia" {
  // Lucia learns the columns of its session table by this merged declaration.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    DatabaseSessionAttributes: {
      ip_address: string | null;
      user_agent: string | null;
      created_at: number;
    };
  }
}

export type Client = { ipAddress: string | null; userAgent: string | null };
export type SignedIn = { user: User; sessionId: string };

export type Sessions = {
  /** Who the `Cookie` header belongs to; `setCookie` prolongs the session when it is due. */
  find(cookieHeader: string): Promise<(SignedIn & { setCookie: string | null }) | null>;
  start(
    userId: string,
    client: Client,
    now: Date,
  ): Promise<{ sessionId: string; setCookie: string }>;
  end(sessionId: string): Promise<{ setCookie: string }>;
};

/**
 * All that knows Lucia (archived upstream, so that it can be replaced here). The cookie holds a
 * random token; the database holds only its SHA-256, so that a stolen copy opens no session.
 */
export function createSessions(db: Database, options: { isSecure: boolean }): Sessions {
  const lucia = new Lucia(
    new BetterSqlite3Adapter(db.$client, { user: "users", session: "sessions" }),
    {
      sessionExpiresIn: new TimeSpan(30, "d"),
      sessionCookie: {
        name: options.isSecure ? "__Host-resume_picker_session" : "resume_picker_session",
        attributes: { secure: options.isSecure, sameSite: "lax", path: "/" },
      },
    },
  );
  const idOf = (token: string) => createHash("sha256").update(token).digest("hex");
  return {
    async find(cookieHeader) {
      const token = lucia.readSessionCookie(cookieHeader);
      if (!token) return null;
      const { session } = await lucia.validateSession(idOf(token));
      if (!session) return null;
      const user = await findUser(db, session.userId);
      if (!user?.isActive) return null;
      const setCookie = session.fresh ? lucia.createSessionCookie(token).serialize() : null;
      return { user, sessionId: session.id, setCookie };
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
