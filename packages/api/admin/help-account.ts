import { saveResetLink, stopSecondFactorOf } from "@resume-picker/db/queries/accounts/help-account";
import type { Help } from "@resume-picker/db/queries/accounts/help-account";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import { resetLinkMadeMail, secondFactorStoppedMail } from "@resume-picker/domain/accounts/mails";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import type { User } from "@resume-picker/domain/accounts/user";
import type { AuditedAction } from "@resume-picker/domain/admin/audited-actions";
import { AppError } from "@resume-picker/domain/errors";
import { makeToken } from "../accounts/sign-up/tokens.ts";
import type { Context } from "../context.ts";
import { countMail } from "../mail/count-mail.ts";
import type { UserContext } from "../trpc.ts";

/** What the terminal has as well, without a request. */
export type Office = Pick<Context, "db" | "clock" | "appUrl" | "wakeMail">;
/** Who helps; the operator at the terminal is nobody by name. */
export type Helper = { userId: string | null; address: string | null };

/** Time enough to hand it over by telephone or chat. */
const resetLinkMs = 24 * 60 * 60 * 1000;

/** One's own protection asks for the own password: a session left open must not take it away. */
export async function requireAnother(ctx: UserContext, userId: string): Promise<void> {
  if (userId === ctx.user.id) {
    throw new AppError("CONFLICT", "This is your own account: use its Security page.");
  }
  await countMail(ctx, ctx.user.id);
}

/** A link for a new password, never a password: only the account's owner ever knows that. */
export async function createResetLink(
  office: Office,
  userId: string,
  helper: Helper,
): Promise<string> {
  const user = await requireUser(office, userId);
  if (!user.isActive) {
    throw new AppError("CONFLICT", "This account is deactivated: activate it first.");
  }
  const { token, hash } = makeToken();
  const now = office.clock();
  const help = helpOf(user, { helper, action: "user.reset-link", mailOf: resetLinkMadeMail, now });
  await saveResetLink(
    office.db,
    { userId, hash, expires: new Date(now.getTime() + resetLinkMs) },
    help,
  );
  office.wakeMail();
  return new URL(`/reset-password?token=${token}`, office.appUrl).href;
}

/** @throws AppError CONFLICT when the account has no second factor. */
export async function stopSecondFactor(
  office: Office,
  userId: string,
  helper: Helper,
): Promise<void> {
  const user = await requireUser(office, userId);
  const action = "user.stop-second-factor";
  const now = office.clock();
  const help = helpOf(user, { helper, action, mailOf: secondFactorStoppedMail, now });
  await stopSecondFactorOf(office.db, userId, help);
  office.wakeMail();
}

async function requireUser(office: Office, userId: string): Promise<User> {
  const user = await findUser(office.db, userId);
  if (!user) throw new AppError("NOT_FOUND", "User not found");
  return user;
}

type Told = {
  helper: Helper;
  action: AuditedAction;
  mailOf: (person: { email: string; firstName: string | null }) => Mail;
  now: Date;
};

function helpOf({ id, email, firstName }: User, { helper, action, mailOf, now }: Told): Help {
  return {
    mail: email === null ? null : mailOf({ email, firstName }),
    action: { ...helper, action, resource: { type: "user", id }, now },
  };
}
