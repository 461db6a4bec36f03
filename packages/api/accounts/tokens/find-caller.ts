import { findApiToken, recordTokenUse } from "@resume-picker/db/queries/accounts/api-tokens";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import type { TokenScope } from "@resume-picker/domain/accounts/token-scopes";
import type { User } from "@resume-picker/domain/accounts/user";
import type { Database } from "@resume-picker/db/connect";
import type { StorageHealth } from "../../storage-health.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { hashToken } from "../../random-token.ts";

/** A prefix by which scanners for leaked secrets recognize tokens. */
export const tokenPrefix = "rp_";

/** The credentials sent with a request. */
export type Credentials = {
  cookieHeader: string;
  /** The `Authorization` header, or an empty string. */
  authorization: string;
};

type Parts = { db: Database; sessions: Sessions; storage: StorageHealth; clock: () => Date };

export type CallingToken = { id: number; scopes: readonly TokenScope[] };

/** The sender of a request: a user with a session, or a program with a token. */
export type Caller = {
  user: User;
  sessionId: string | null;
  token: CallingToken | null;
  /** The cookie that extends the session, if that is due. */
  setCookie: string | null;
};

/** A token takes precedence. A request with a token never uses its cookie. */
export async function findCaller(
  parts: Parts,
  { cookieHeader, authorization }: Credentials,
): Promise<Caller | null> {
  const token = readToken(authorization);
  if (token !== null) return findByToken(parts, token);
  if (cookieHeader === "") return null;
  const found = await parts.sessions.find(cookieHeader);
  return found && { ...found, token: null };
}

/** Returns the account for rate limits, even if the request isn't allowed. */
export async function findAccount(
  { db, sessions }: Pick<Parts, "db" | "sessions">,
  { cookieHeader, authorization }: Credentials,
): Promise<string | null> {
  const token = readToken(authorization);
  if (token === null) return sessions.findOwner(cookieHeader);
  return (await findApiToken(db, hashToken(token)))?.userId ?? null;
}

/** Returns null for other schemes, such as the password of a reverse proxy. */
const readToken = (authorization: string): string | null =>
  /^Bearer\s+(\S{1,200})\s*$/i.exec(authorization)?.[1] ?? null;

const useIntervalMs = 5 * 60 * 1000;

async function findByToken({ db, storage, clock }: Parts, token: string): Promise<Caller | null> {
  const found = await findApiToken(db, hashToken(token));
  const user = found && (await findUser(db, found.userId));
  if (!found || !user?.isActive) return null;
  const { id, scopes, lastUsedAt } = found;
  const now = clock();
  const isDue = now.getTime() - (lastUsedAt?.getTime() ?? 0) >= useIntervalMs;
  if (isDue && !storage.isDamaged()) await recordTokenUse(db, id, now);
  return { user, sessionId: null, token: { id, scopes }, setCookie: null };
}
