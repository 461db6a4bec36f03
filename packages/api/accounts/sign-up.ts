import { randomUUID } from "node:crypto";
import { recordAction } from "@resume-picker/db/queries/user-actions";
import { createUser, recordSignIn } from "@resume-picker/db/queries/users";
import type { SignUp } from "@resume-picker/domain/accounts/credentials";
import { foldUsername } from "@resume-picker/domain/accounts/names";
import type { User } from "@resume-picker/domain/accounts/user";
import type { Context } from "../context.ts";
import { skeletonsOf } from "./look-alikes.ts";
import { sendVerification } from "./verify-email.ts";

/** Makes the account and signs it in. */
export async function signUp(ctx: Context, input: SignUp): Promise<User> {
  await ctx.rateLimits.count("sign-up-address", ctx.client.ipAddress ?? "unknown");
  const { password, ...profile } = input;
  const passwordHash = await ctx.passwords.hash(password);
  const now = ctx.clock();
  const user = await createUser(
    ctx.db,
    {
      ...profile,
      id: randomUUID(),
      usernameFolded: foldUsername(profile.username),
      skeletons: skeletonsOf(profile.username),
      passwordHash,
    },
    { now, registration: ctx.registration },
  );
  await startSession(ctx, user);
  await sendVerification(ctx, user);
  await recordAction(ctx.db, {
    userId: user.id,
    address: ctx.client.ipAddress,
    action: "sign-up",
    resource: { type: "user", id: user.id },
    now,
  });
  return { ...user, lastLoginAt: now, lastActivityAt: now };
}

export async function startSession(ctx: Context, user: User): Promise<void> {
  const now = ctx.clock();
  const { sessionId, setCookie } = await ctx.sessions.start(user.id, ctx.client, now);
  await recordSignIn(ctx.db, { userId: user.id, sessionId, ...ctx.client, now });
  ctx.setCookie(setCookie);
}
