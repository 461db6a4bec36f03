import { endOwnSessions, listOwnSessions } from "@resume-picker/db/queries/accounts/own-sessions";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import Bowser from "bowser";
import { actedBy } from "../../acted-by.ts";
import type { UserContext } from "../../trpc.ts";

/** Part of a session's hashed id, which identifies the session but can't be used to sign in. */
const refOf = (id: string) => id.slice(0, 16);

export async function listSessions(ctx: UserContext) {
  const open = await listOwnSessions(ctx.db, ctx.user.id, ctx.clock());
  return open.map(({ id, userAgent, ipAddress, createdAt }) => ({
    ref: refOf(id),
    device: deviceName(userAgent),
    ipAddress,
    createdAt,
    isCurrent: id === ctx.sessionId,
  }));
}

/** Returns for example "Firefox on Linux", or "Unknown device" for scripts. */
function deviceName(userAgent: string | null): string {
  if (userAgent === null || userAgent === "") return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return names.length === 0 ? "Unknown device" : names.join(" on ");
}

export async function endSession(ctx: UserContext, ref: string): Promise<void> {
  const now = ctx.clock();
  const open = await listOwnSessions(ctx.db, ctx.user.id, now);
  const found = open.find(({ id }) => refOf(id) === ref);
  if (!found) throw new AppError("NOT_FOUND", "This session has already ended.");
  await endOwnSessions(ctx.db, { userId: ctx.user.id, sessionId: found.id, now });
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "session.end",
    now,
  });
}

/** Ends all sessions, including the current one. */
export async function signOutEverywhere(ctx: UserContext): Promise<void> {
  const now = ctx.clock();
  await endOwnSessions(ctx.db, { userId: ctx.user.id, now });
  if (ctx.sessionId !== null) ctx.setCookie((await ctx.sessions.end(ctx.sessionId)).setCookie);
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "session.end-all",
    now,
  });
}
