import {
  confirmEmailOf,
  saveResetLink,
  disableSecondFactorOf,
} from "@resume-picker/db/queries/accounts/help-account";
import type { Help } from "@resume-picker/db/queries/accounts/help-account";
import { endOwnSessions } from "@resume-picker/db/queries/accounts/own-sessions";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import {
  resetLinkCreatedMail,
  resetLinkSentMail,
  secondFactorDisabledMail,
} from "@resume-picker/domain/accounts/mails";
import type { Addressee, Mail } from "@resume-picker/domain/accounts/mails";
import type { User } from "@resume-picker/domain/accounts/user";
import type { AuditedAction } from "@resume-picker/domain/admin/audited-actions";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import { clearAllLockouts } from "../accounts/sign-in/clear-lockout.ts";
import { makeToken } from "../random-token.ts";
import { sendVerification } from "../accounts/sign-up/verify-email.ts";
import type { Context } from "../context.ts";
import { countMail } from "../mail/count-mail.ts";
import type { UserContext } from "../trpc.ts";

/** The dependencies that the command line has too, without a request. */
export type Office = Pick<
  Context,
  "db" | "clock" | "appUrl" | "wakeMail" | "rateLimits" | "settings"
>;
/** The helping admin. The operator at the terminal has no user id. */
export type Helper = { userId: string | null; address: string | null };

const ownAccount = () =>
  new AppError("CONFLICT", "This is your own account: use Account Security.");

const nothingToVerify = () =>
  new AppError("CONFLICT", "This account has no unverified email address.");

/** Leaves time to pass on the link by telephone or chat. */
const resetLinkMs = 24 * 60 * 60 * 1000;

/** Admins must use their own security page, which asks for the password. */
export async function requireAnother(ctx: UserContext, userId: string): Promise<void> {
  if (userId === ctx.user.id) {
    throw ownAccount();
  }
  await countMail(ctx, ctx.user.id);
}

/**
 * Creates a link for a new password, which only the owner may know. If mail works, the link is sent
 * to the owner and null is returned, because it gives access to the account's candidates.
 */
export async function sendResetLink(ctx: UserContext, userId: string): Promise<string | null> {
  const user = await requireUser(ctx, userId);
  const isMailed = ctx.mailHost !== null && user.email !== null;
  const mailWith = isMailed ? resetLinkSentMail : resetLinkCreatedMail;
  const link = await createResetLink(ctx, userId, { ...actedBy(ctx), mailWith });
  return isMailed ? null : link;
}

/** Creates a reset link to be passed on by hand, at the terminal or without mail. */
export async function createResetLink(
  office: Office,
  userId: string,
  {
    mailWith = resetLinkCreatedMail,
    ...helper
  }: Helper & { mailWith?: (person: Addressee, link: string) => Mail },
): Promise<string> {
  const user = await requireUser(office, userId);
  if (!user.isActive) {
    throw new AppError("CONFLICT", "This account is deactivated: activate it first.");
  }
  const { token, hash } = makeToken();
  const now = office.clock();
  const link = new URL(`/reset-password?token=${token}`, office.appUrl).href;
  const mailOf = (person: Addressee) => mailWith(person, link);
  const help = helpOf(office, user, { helper, action: "user.reset-link", mailOf, now });
  await saveResetLink(
    office.db,
    { userId, hash, expires: new Date(now.getTime() + resetLinkMs) },
    help,
  );
  office.wakeMail();
  return link;
}

/** Lets a user sign in again after too many failed attempts. */
export async function unlockAccount(office: Office, userId: string, helper: Helper): Promise<void> {
  const { id } = await requireUser(office, userId);
  await clearAllLockouts(office, id);
  const resource = { type: "user", id } as const;
  await recordAction(office.db, {
    ...helper,
    action: "user.unlock",
    resource,
    now: office.clock(),
  });
}

/** Ends a user's sessions on all devices. */
export async function endSessionsOf(ctx: UserContext, userId: string): Promise<void> {
  if (userId === ctx.user.id) throw ownAccount();
  const { id } = await requireUser(ctx, userId);
  const now = ctx.clock();
  const sessions = await endOwnSessions(ctx.db, { userId: id, now });
  const resource = { type: "user", id } as const;
  const action = "user.end-sessions";
  await recordAction(ctx.db, { ...actedBy(ctx), action, resource, metadata: { sessions }, now });
}

/**
 * Sends the verification mail again.
 * @throws AppError CONFLICT if the account has no address, or a verified one.
 */
export async function resendVerificationOf(ctx: UserContext, userId: string): Promise<void> {
  const user = await requireUser(ctx, userId);
  if (user.email === null || user.emailVerified) throw nothingToVerify();
  await countMail(ctx, ctx.user.id);
  await sendVerification(ctx, user);
  const resource = { type: "user", id: user.id } as const;
  const action = "user.resend-verification";
  await recordAction(ctx.db, { ...actedBy(ctx), action, resource, now: ctx.clock() });
}

/** Confirms an address without the link, if there is no mail or the mail was lost. */
export async function confirmEmail(office: Office, userId: string, helper: Helper): Promise<void> {
  const { id } = await requireUser(office, userId);
  const resource = { type: "user", id } as const;
  const action = {
    ...helper,
    action: "user.confirm-email",
    resource,
    now: office.clock(),
  } as const;
  await confirmEmailOf(office.db, id, { mail: null, action });
}

/** @throws AppError CONFLICT if the account has no second factor. */
export async function disableSecondFactor(
  office: Office,
  userId: string,
  helper: Helper,
): Promise<void> {
  const user = await requireUser(office, userId);
  const action = "user.stop-second-factor";
  const now = office.clock();
  const help = helpOf(office, user, { helper, action, mailOf: secondFactorDisabledMail, now });
  await disableSecondFactorOf(office.db, userId, help);
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
  mailOf: (person: Addressee) => Mail;
  now: Date;
};

function helpOf(
  { settings }: Office,
  { id, email, firstName, emailVerified }: User,
  { helper, action, mailOf, now }: Told,
): Help {
  const siteName = settings.current().SITE_NAME;
  const mail =
    email === null
      ? null
      : { mail: mailOf({ email, firstName, emailVerified, siteName }), userId: id };
  return {
    mail,
    action: { ...helper, action, resource: { type: "user", id }, now },
  };
}
