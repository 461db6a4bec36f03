import { OpenIdCancelled } from "@resume-picker/adapters/openid/openid-provider";
import {
  connectIdentity,
  disconnectIdentity,
  findIdentityOwner,
} from "@resume-picker/db/queries/accounts/identities";
import { findSecondFactor } from "@resume-picker/db/queries/accounts/second-factor";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import type { OpenIdNotice, ProvenIdentity } from "@resume-picker/domain/accounts/openid";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { actedBy } from "../../acted-by.ts";
import type { Context } from "../../context.ts";
import type { UserContext } from "../../trpc.ts";
import { auditFailedSignIn } from "../sign-in/audit-sign-ins.ts";
import { requireCurrentPassword } from "../sign-in/require-current-password.ts";
import { requireSecondFactor } from "../sign-in/second-factor.ts";
import { completeSignIn } from "../sign-in/sign-in.ts";
import { attemptCookie } from "./begin-sign-in.ts";
import { findOrSignUp } from "./find-or-sign-up.ts";
import { OpenIdRefusal } from "./openid-refusal.ts";
import { signedCookie } from "./signed-cookie.ts";

/** Identifies a user verified by the provider who still has to enter a code of this site. */
const pendingSecondFactorCookie = signedCookie("openid_proven", z.object({ userId: z.string() }));

/**
 * Processes the provider's answer.
 * @returns the page of ours to continue on, with a notice if the sign-in failed.
 */
export async function finishOpenIdSignIn(ctx: Context, answer: URLSearchParams): Promise<string> {
  const attempt = attemptCookie.read(ctx);
  const next = attempt?.next ?? null;
  try {
    if (ctx.openId === null || !attempt || attempt.state !== answer.get("state")) {
      throw new OpenIdRefusal("expired");
    }
    attemptCookie.clear(ctx);
    await ctx.rateLimits.count("openid-address", ctx.client.ipAddress ?? "unknown");
    const identity = await ctx.openId.provider.finish(answer, attempt);
    if (attempt.connectTo !== null) return await connect(ctx, identity, attempt.connectTo);
    return await signIn(ctx, identity, next);
  } catch (error) {
    return signInPage({ next, notice: noticeOf(ctx, error) });
  }
}

async function signIn(
  ctx: Context,
  identity: ProvenIdentity,
  next: string | null,
): Promise<string> {
  const ownerId = await findIdentityOwner(ctx.db, identity);
  const known = ownerId === null ? null : await findUser(ctx.db, ownerId);
  const user = known ?? (await findOrSignUp(ctx, identity));
  requireActive(ctx, user);
  const factor = await findSecondFactor(ctx.db, user.id);
  if (factor?.isConfirmed) {
    pendingSecondFactorCookie.set(ctx, { userId: user.id });
    return signInPage({ next, step: "code" });
  }
  await completeSignIn(ctx, user, { by: "openid" });
  return signInPage({ next });
}

/** The provider only replaces the password. Users with two-step sign-in still enter a code. */
export async function finishWithCode(ctx: Context, code: string): Promise<User> {
  const pending = pendingSecondFactorCookie.read(ctx);
  const user = pending && (await findUser(ctx.db, pending.userId));
  if (!user) throw new AppError("VALIDATION", "This sign-in took too long. Start again.");
  requireActive(ctx, user);
  await requireSecondFactor(ctx, user, code);
  pendingSecondFactorCookie.clear(ctx);
  return completeSignIn(ctx, user, { by: "openid" });
}

async function connect(ctx: Context, identity: ProvenIdentity, userId: string): Promise<string> {
  // The user has signed out since, or another one has signed in.
  if (ctx.user?.id !== userId) throw new OpenIdRefusal("expired");
  const ownerId = await findIdentityOwner(ctx.db, identity);
  if (ownerId !== null && ownerId !== userId) {
    return "/security?notice=other-account";
  }
  const { issuer, subject } = identity;
  const action = "account.connect" as const;
  const now = ctx.clock();
  await connectIdentity(ctx.db, { issuer, subject, userId }, { ...actedBy(ctx), action, now });
  return "/security?notice=connected";
}

/** Requires the password, which proves the user's identity and another way to sign in. */
export async function disconnect(ctx: UserContext, password: string): Promise<void> {
  await requireCurrentPassword(ctx, password);
  const action = { ...actedBy(ctx), action: "account.disconnect", now: ctx.clock() } as const;
  await disconnectIdentity(ctx.db, { ...action, userId: ctx.user.id });
}

function requireActive(ctx: Context, user: User): void {
  if (user.isActive) return;
  auditFailedSignIn(ctx, user, "account");
  throw new OpenIdRefusal("deactivated");
}

/** Maps an error to a notice for users. The provider's error is logged without its values. */
function noticeOf(ctx: Context, error: unknown): OpenIdNotice {
  if (error instanceof OpenIdRefusal) return error.notice;
  if (error instanceof OpenIdCancelled) return "cancelled";
  if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return "busy";
  const { requestId } = ctx;
  ctx.log.error({ requestId, category: "accounts", error }, "sign-in through a provider failed");
  return "failed";
}

function signInPage(query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  const text = new URLSearchParams(given).toString();
  return text === "" ? "/auth" : `/auth?${text}`;
}
