import {
  confirmEmail,
  isConfirmedBy,
  saveTokenAndMail,
} from "@resume-picker/db/queries/accounts/account-tokens";
import { confirmEmailChange } from "@resume-picker/db/queries/accounts/profile";
import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { verificationMail } from "@resume-picker/domain/accounts/mails";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../../context.ts";
import type { UserContext } from "../../trpc.ts";
import { countMail } from "../../mail/count-mail.ts";
import { makeLink } from "./tokens.ts";
import { hashToken } from "../../random-token.ts";

export async function sendVerification(ctx: Context, user: User): Promise<void> {
  const { id, email, firstName, emailVerified } = user;
  if (email === null || user.emailVerified) return;
  const { link, ...token } = makeLink(ctx, "verification");
  const siteName = ctx.settings.current().SITE_NAME;
  const mail = verificationMail({ email, firstName, emailVerified, siteName }, link);
  await saveTokenAndMail(ctx.db, { userId: id, token, mail, now: ctx.clock() });
  ctx.wakeMail();
}

/** Sends another link, limited per hour because the address is unconfirmed. */
export async function resendVerification(ctx: UserContext): Promise<void> {
  if (ctx.user.emailVerified) return;
  await ctx.rateLimits.count("verification-user", ctx.user.id);
  await countMail(ctx, ctx.user.id);
  await sendVerification(ctx, ctx.user);
}

/**
 * Verifies a new account's address, or an account's new one. Mail programs and people may open
 * links twice, and the second time returns the result of the first.
 */
export async function verifyEmail(
  ctx: Context,
  token: string,
): Promise<"verified" | "already-verified"> {
  const hash = hashToken(token);
  const now = ctx.clock();
  if (await confirmEmail(ctx.db, hash, now)) return "verified";
  const actionOf = (userId: string): NewAction => ({
    userId,
    address: ctx.client.ipAddress,
    action: "account.email",
    now,
  });
  if (await confirmEmailChange(ctx.db, hash, { now, actionOf })) return "verified";
  if (await isConfirmedBy(ctx.db, hash)) return "already-verified";
  throw new AppError("VALIDATION", accountMessages.verificationInvalid);
}
