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
import { withEffectiveRole } from "../sessions/required-two-step.ts";
import { requireSecondFactor } from "./second-factor.ts";
import { startSession } from "../sign-up/sign-up.ts";

/** Unknown names, wrong passwords and deactivated accounts get the same answer and timing. */
export async function signIn(ctx: Context, input: SignIn): Promise<User> {
  const found = await findUserByNameOrEmail(ctx, input.username);
  const attempts = await countAttempt(ctx, found?.user.id ?? foldUsername(input.username)).catch(
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
  await attempts.reset();
  return completeSignIn(ctx, found.user);
}

/** Signs in an authenticated user. */
export async function completeSignIn(
  ctx: Context,
  user: User,
  metadata?: { by: "openid" },
): Promise<User> {
  // End this browser's previous session.
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
  return withEffectiveRole(ctx, { ...user, lastLoginAt: now, lastActivityAt: now });
}

/**
 * Counts before the password is checked, which makes parallel guesses no better than sequential
 * ones. The count is per account, whichever of its names was typed. A lockout only affects the
 * guessing address range, and the owner can sign in from everywhere else.
 */
async function countAttempt(
  ctx: Context,
  userKey: string,
): Promise<{ reset: () => Promise<void> }> {
  const address = addressRange(ctx.client.ipAddress);
  const account = [userKey, address] as const;
  await ctx.rateLimits.count("sign-in-address", address);
  await ctx.rateLimits.count("sign-in-account", account);
  return {
    async reset() {
      await ctx.rateLimits.reset("sign-in-account", account);
      await ctx.rateLimits.refund("sign-in-address", address);
    },
  };
}

/**
 * Looks up addresses only among addresses and names only among names. A user can't choose a name
 * that redirects another user's sign-in.
 */
function findUserByNameOrEmail(ctx: Context, typed: string) {
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
