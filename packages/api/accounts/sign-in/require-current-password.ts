import { findPasswordHash } from "@resume-picker/db/queries/accounts/account-tokens";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { AppError } from "@resume-picker/domain/errors";
import type { UserContext } from "../../trpc.ts";
import { auditLockedReauthentication, auditFailedReauthentication } from "./audit-sign-ins.ts";

/**
 * Called before changes that affect the account's security, or delete it. Attempts are counted
 * before the check, because an open or stolen session must not be used to guess the password.
 */
export async function requireCurrentPassword(ctx: UserContext, password: string): Promise<void> {
  await ctx.rateLimits.count("own-password-user", ctx.user.id).catch((error: unknown) => {
    auditLockedReauthentication(ctx);
    throw error;
  });
  const current = await findPasswordHash(ctx.db, ctx.user.id);
  if (!(await ctx.passwords.matches(password, current))) {
    auditFailedReauthentication(ctx, "password");
    throw new AppError("VALIDATION", accountMessages.currentPasswordWrong);
  }
  await ctx.rateLimits.reset("own-password-user", ctx.user.id);
}
