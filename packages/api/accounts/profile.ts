import {
  cancelEmailChange,
  findModelJudgesSince,
  findPendingEmail,
  hasPassword,
  saveEmailChange,
  saveOwnFields,
} from "@resume-picker/db/queries/accounts/profile";
import { findUser, findUserByAddress } from "@resume-picker/db/queries/accounts/users";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import {
  emailChangeMail,
  emailChangeNotice,
  emailInUseMail,
} from "@resume-picker/domain/accounts/mails";
import type { Profile, ProfileChange } from "@resume-picker/domain/accounts/profile";
import { AppError } from "@resume-picker/domain/errors";
import type { JudgedBy } from "@resume-picker/domain/scoring/score/score";
import { actedBy } from "../acted-by.ts";
import { countMail } from "../mail/count-mail.ts";
import type { UserContext } from "../trpc.ts";
import { requireCurrentPassword } from "./sign-in/require-current-password.ts";
import { makeToken } from "../random-token.ts";

const lifetimeMs = 24 * 60 * 60 * 1000;

/** Reads the account from the database, since the request's copy may be outdated. */
export async function ownProfile(ctx: UserContext): Promise<Profile> {
  const user = (await findUser(ctx.db, ctx.user.id)) ?? ctx.user;
  const pendingEmail = await findPendingEmail(ctx.db, user.id, ctx.clock());
  return {
    ...{ ...user, pendingEmail, newJobsJudgedBy: newJobsJudgedBy(ctx) },
    hasPassword: hasPassword(ctx.db, user.id),
  };
}

const newJobsJudgedBy = ({ db, user }: UserContext): JudgedBy =>
  findModelJudgesSince(db, user.id) === null ? "rules" : "model";

export async function updateProfile(ctx: UserContext, change: ProfileChange): Promise<Profile> {
  const { email, currentPassword, newJobsJudgedBy: judgedBy, ...names } = change;
  // This is first because it may be refused. A rejected change must not change anything.
  if (email !== undefined) await requestEmailChange(ctx, email, currentPassword);
  const isNewJudge = judgedBy !== undefined && judgedBy !== newJobsJudgedBy(ctx);
  if (isNewJudge || Object.entries(names).some(([name, value]) => isNew(ctx, name, value))) {
    const now = ctx.clock();
    const since = isNewJudge ? { modelJudgesSince: judgedBy === "model" ? now : null } : {};
    const action = {
      ...actedBy(ctx),
      userId: ctx.user.id,
      action: "account.profile",
      now,
    } as const;
    await saveOwnFields(ctx.db, { ...names, ...since }, action);
  }
  return ownProfile(ctx);
}

const isNew = ({ user }: UserContext, name: string, value: string) =>
  Reflect.get(user, name) !== value;

async function requireOwnPassword(ctx: UserContext, password: string): Promise<void> {
  const refuse = (message: string, cause?: unknown) => {
    const issues = [{ path: "currentPassword", message }];
    return new AppError("VALIDATION", message, { issues, cause });
  };
  if (password === "") throw refuse(accountMessages.currentPasswordRequired);
  await requireCurrentPassword(ctx, password).catch((error: unknown) => {
    const isWrong = error instanceof AppError && error.code === "VALIDATION";
    throw isWrong ? refuse(error.message, error) : error;
  });
}

/**
 * The address changes when the link mailed to it is opened. If the address belongs to another user,
 * the response is the same, and only that user is notified.
 */
async function requestEmailChange(
  ctx: UserContext,
  email: string,
  currentPassword = "",
): Promise<void> {
  const { user } = ctx;
  if (email === user.email?.toLowerCase()) return cancelEmailChange(ctx.db, user.id);
  // The address can reset the password, so an open session must not be enough to change it.
  if (hasPassword(ctx.db, user.id)) await requireOwnPassword(ctx, currentPassword);
  await ctx.rateLimits.count("email-change-user", user.id);
  const now = ctx.clock();
  const { token, hash } = makeToken();
  const link = new URL(`/verify-email?token=${token}`, ctx.appUrl).href;
  const owner = await findUserByAddress(ctx.db, email);
  const siteName = ctx.settings.current().SITE_NAME;
  const mails = [
    owner
      ? { mail: emailInUseMail({ ...owner.user, email, siteName }), userId: owner.user.id }
      : {
          mail: emailChangeMail({ ...user, email, emailVerified: false, siteName }, link),
          userId: user.id,
        },
    ...(user.email === null
      ? []
      : [
          {
            mail: emailChangeNotice({ ...user, email: user.email, siteName }, email),
            userId: user.id,
          },
        ]),
  ];
  for (const _ of mails) await countMail(ctx, user.id);
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const change = { userId: user.id, email, tokenHash: hash, expiresAt };
  await saveEmailChange(ctx.db, change, { mails, now });
  ctx.wakeMail();
}
