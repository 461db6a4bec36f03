import { randomUUID } from "node:crypto";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import { IdentityFilter } from "../blind/identity-filter.ts";
import type { Parts } from "../context.ts";
import { responseSizeLimit } from "../response-size-limit.ts";
import type { UserContext } from "../trpc.ts";

/** Returns a procedure context for work without a request, or null for an inactive account. */
export async function actForUser(parts: Parts, userId: string): Promise<UserContext | null> {
  const user = await findUser(parts.db, userId);
  if (!user?.isActive) return null;
  return {
    ...parts,
    requestId: randomUUID(),
    client: { ipAddress: null, userAgent: null },
    user,
    sessionId: null,
    token: null,
    responseSizeLimit: responseSizeLimit(false),
    batch: null,
    identityFilter: new IdentityFilter(parts.db, user.id),
    changedJobs: new Set(),
    page: null,
    acceptsStreams: true,
    cookieHeader: "",
    setCookie: () => undefined,
  };
}
