import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { testMail } from "@resume-picker/domain/accounts/mails";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import { countMail } from "../mail/count-mail.ts";
import type { UserContext } from "../trpc.ts";

const maxReasonLength = 200;

/** Sends an email to the calling administrator and returns the mail server's response. */
export async function sendTestMail(ctx: UserContext): Promise<{ message: string }> {
  const { email, firstName, emailVerified } = ctx.user;
  if (email === null) {
    throw new AppError("CONFLICT", "Your account has no email address. Add one to your profile.");
  }
  await countMail(ctx, ctx.user.id);
  try {
    const siteName = ctx.settings.current().SITE_NAME;
    await ctx.sendMailNow(testMail({ email, firstName, emailVerified, siteName }, ctx.appUrl));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.slice(0, maxReasonLength) : "no answer";
    throw new AppError("UNAVAILABLE", `The mail server rejected the email: ${reason}`, {
      cause,
    });
  }
  await recordAction(ctx.db, { ...actedBy(ctx), action: "mail.test", now: ctx.clock() });
  return {
    message:
      ctx.mailHost === null
        ? "Email isn't set up, so the test email was saved to the outbox folder."
        : `The mail server accepted a test email to ${email}.`,
  };
}
