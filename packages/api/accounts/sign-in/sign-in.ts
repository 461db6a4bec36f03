import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import {
  findUserByAddress,
  findUserByName,
  recordSignOut,
} from "@resume-picker/db/queries/accounts/users";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import type { SignIn } from "@resume-picker/domain/accounts/credentials";
import { foldUsername, isAddress, normalizeAddress } from "@resume-picker/domain/accounts/names";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../../acted-by.ts";
import type { Context } from "../../context.ts";
import { auditFailedSignIn, auditLockedSignIn } from "./audit-sign-ins.ts";
import { addressRange } from "./client-address.ts";
import { actingUser } from "../sessions/required-two-step.ts";
import { requireSecondFactor } from "./second-factor.ts";
import { startSession } from "../sign-up/sign-up.ts";

/** One answer, in the same time, for an unknown name, a wrong password and a deactivated account. */
export async function signIn(ctx: Context, input: SignIn): Promise<User> {
  const found = await findMeant(ctx, input.username);
  const tries = await countTry(ctx, found?.user.id ?? foldUsername(input.username)).catch(
    (error: unknown) => {
      auditLockedSignIn(ctx, found?.user);
      throw error;
    },
  );
  const isMatch = await ctx.passwords.matches(input.password, found?.passwordHash ?? null);
  if (!found || !isMatch || !found.user.isActive) {
    auditFailedSignIn(ctx, found?.user, isMatch ? "account" : "password");
    throw new AppError("UNAUTHORIZED", accountMessages.wrongCredentials);
  }
  await requireSecondFactor(ctx, found.user, input.code);
  await tries.forget();
  return enter(ctx, found.user);
}

/** Signs in whoever has shown who they are. */
export async function enter(ctx: Context, user: User, metadata?: { by: "openid" }): Promise<User> {
  // A session that this browser still held is not left behind.
  if (ctx.sessionId) await endSession(ctx, ctx.sessionId);
  await startSession(ctx, user);
  const now = ctx.clock();
  await recordAction(ctx.db, {
    userId: user.id,
    action: "sign-in",
    address: ctx.client.ipAddress,
    ...(metadata ? { metadata } : {}),
    now,
  });
  return actingUser(ctx, { ...user, lastLoginAt: now, lastActivityAt: now });
}

/**
 * Counted before the password is looked at, so that guesses at once are no more than guesses in
 * turn; and by the account that is meant, whichever of its names was typed. Only the range of
 * addresses that guesses is locked out: the owner gets in from everywhere else.
 */
async function countTry(ctx: Context, meant: string): Promise<{ forget: () => Promise<void> }> {
  const address = addressRange(ctx.client.ipAddress);
  const account = [meant, address] as const;
  await ctx.rateLimits.count("sign-in-address", address);
  await ctx.rateLimits.count("sign-in-account", account);
  return {
    async forget() {
      await ctx.rateLimits.forget("sign-in-account", account);
      await ctx.rateLimits.giveBack("sign-in-address", address);
    },
  };
}

/**
 * An address is looked for among addresses and a name among names: nobody can take a name that
 * leads another's sign-in to their own account.
 */
function findMeant(ctx: Context, typed: string) {
  return isAddress(typed)
    ? findUserByAddress(ctx.db, normalizeAddress(typed))
    : findUserByName(ctx.db, foldUsername(typed));
}

export async function signOut(ctx: Context): Promise<void> {
  if (!ctx.sessionId) return;
  await endSession(ctx, ctx.sessionId);
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "sign-out",
    now: ctx.clock(),
  });
}

async function endSession(ctx: Context, sessionId: string): Promise<void> {
  const { setCookie } = await ctx.sessions.end(sessionId);
  await recordSignOut(ctx.db, sessionId, ctx.clock());
  ctx.setCookie(setCookie);
}
