import { randomUUID } from "node:crypto";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { createUser, recordSignIn } from "@resume-picker/db/queries/accounts/users";
import type { NewUser } from "@resume-picker/db/queries/accounts/users";
import type { InvitedSignUp } from "@resume-picker/domain/accounts/credentials";
import { foldUsername } from "@resume-picker/domain/accounts/names";
import { AppError } from "@resume-picker/domain/errors";
import type { User } from "@resume-picker/domain/accounts/user";
import { endOldestSessions } from "../quota.ts";
import type { Context } from "../../context.ts";
import { tryCountMail } from "../../mail/count-mail.ts";
import { requireInvitation } from "./invitations.ts";
import { skeletonsOf } from "./look-alikes.ts";
import { hashToken } from "../../random-token.ts";
import { withEffectiveRole } from "../sessions/required-two-step.ts";
import { requireSetupToken } from "./setup-token.ts";
import { sendVerification } from "./verify-email.ts";

/** Creates the account and signs it in. */
export async function signUp(ctx: Context, input: InvitedSignUp): Promise<User> {
  await ctx.rateLimits.count("sign-up-address", ctx.client.ipAddress ?? "unknown");
  await ctx.rateLimits.check("sign-up-taken-address", ctx.client.ipAddress ?? "unknown");
  await requireSetupToken(ctx, input.setupToken);
  if (input.invitation !== undefined) await requireInvitation(ctx, input.invitation);
  else requireDomain(ctx, input.email);
  const { password, invitation, setupToken: _token, ...profile } = input;
  const passwordHash = await ctx.passwords.hash(password);
  const now = ctx.clock();
  const user = await createUserOrCountConflict(
    ctx,
    {
      ...profile,
      id: randomUUID(),
      usernameFolded: foldUsername(profile.username),
      skeletons: skeletonsOf(profile.username),
      passwordHash,
    },
    { now, invitationHash: invitation === undefined ? undefined : hashToken(invitation) },
  );
  await startSession(ctx, user);
  // Users over the mail limit can request the mail tomorrow.
  if (await tryCountMail(ctx, user.id)) await sendVerification(ctx, user);
  await recordAction(ctx.db, {
    userId: user.id,
    address: ctx.client.ipAddress,
    action: "sign-up",
    resource: { type: "user", id: user.id },
    now,
  });
  return withEffectiveRole(ctx, { ...user, lastLoginAt: now, lastActivityAt: now });
}

const signUpDomains = ({ settings }: Context): string[] =>
  settings.current().SIGN_UP_DOMAINS.split(", ").filter(Boolean);

export function mayDomainSignUp(ctx: Context, email: string): boolean {
  const domains = signUpDomains(ctx);
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain);
}

/** If sign-up is limited to some domains, others need an invitation. */
function requireDomain(ctx: Context, email: string): void {
  if (mayDomainSignUp(ctx, email)) return;
  const domains = signUpDomains(ctx);
  const message = `Only addresses at ${domains.join(" or ")} can sign up. Ask your administrator for an invitation.`;
  throw new AppError("FORBIDDEN", message);
}

/** Users must learn which names are taken. A rate limit prevents testing lists of them. */
async function createUserOrCountConflict(
  ctx: Context,
  user: NewUser,
  options: { now: Date; invitationHash: string | undefined },
): Promise<User> {
  try {
    return await createUser(ctx.db, user, { ...options, registration: ctx.registration });
  } catch (error) {
    if (error instanceof AppError && error.code === "CONFLICT") {
      await ctx.rateLimits.count("sign-up-taken-address", ctx.client.ipAddress ?? "unknown");
    }
    throw error;
  }
}

export async function startSession(ctx: Context, user: User): Promise<void> {
  const now = ctx.clock();
  const { sessionId, setCookie } = await ctx.sessions.start(user.id, ctx.client, now);
  await recordSignIn(ctx.db, { userId: user.id, sessionId, ...ctx.client, now });
  await endOldestSessions(ctx, { userId: user.id, sessionId });
  ctx.setCookie(setCookie);
}
