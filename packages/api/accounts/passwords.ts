import {
  changePassword as savePassword,
  findTokenOwner,
  resetPassword as saveReset,
  saveTokenAndMail,
} from "@resume-picker/db/queries/accounts/account-tokens";
import { listSignInAddresses } from "@resume-picker/db/queries/accounts/own-sessions";
import { queueMail } from "@resume-picker/db/queries/mails/mails";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { findUserByAddress } from "@resume-picker/db/queries/accounts/users";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import type { ChangePassword, ResetPassword } from "@resume-picker/domain/accounts/credentials";
import { passwordChangedMail, passwordResetMail } from "@resume-picker/domain/accounts/mails";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../context.ts";
import { countMail } from "../mail/count-mail.ts";
import type { UserContext } from "../trpc.ts";
import { requireCurrentPassword } from "./sign-in/require-current-password.ts";
import { addressRange } from "./sign-in/client-address.ts";
import { clearLockout } from "./sign-in/clear-lockout.ts";
import { makeLink } from "./sign-up/tokens.ts";
import { hashToken } from "../random-token.ts";

export async function changePassword(ctx: UserContext, input: ChangePassword): Promise<void> {
  await requireCurrentPassword(ctx, input.currentPassword);
  if (ctx.user.email !== null) await countMail(ctx, ctx.user.id);
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  const now = ctx.clock();
  const { user, sessionId } = ctx;
  await savePassword(ctx.db, { userId: user.id, sessionId, passwordHash, now });
  await notifyPasswordChanged(ctx, user);
  await recordAction(ctx.db, {
    userId: user.id,
    address: ctx.client.ipAddress,
    action: "password.change",
    now,
  });
}

/** Responds before the lookup, since the answer and its timing must not reveal known addresses. */
export async function forgotPassword(ctx: Context, email: string): Promise<void> {
  const range = addressRange(ctx.client.ipAddress);
  await ctx.rateLimits.count("forgot-address", range);
  await ctx.rateLimits.count("forgot-account", [email, range]);
  // Not counted for the account, because strangers could use up its daily limit.
  await countMail(ctx, null);
  setImmediate(() => {
    void mailResetLink(ctx, email).catch((error: unknown) => {
      ctx.log.error(
        { requestId: ctx.requestId, category: "accounts", error },
        "reset link could not be queued",
      );
    });
  });
}

/** For an unknown address, the same is counted and written, and then rolled back. */
async function mailResetLink(ctx: Context, email: string): Promise<void> {
  const found = await findUserByAddress(ctx.db, email);
  const user = found?.user.isActive === true ? found.user : null;
  const isAllowed = await canSendResetMail(ctx, user?.id ?? `nobody ${email}`);
  const to = {
    email: user?.email ?? email,
    firstName: user?.firstName ?? null,
    emailVerified: user?.emailVerified ?? false,
    siteName: ctx.settings.current().SITE_NAME,
  };
  const { link, ...token } = makeLink(ctx, "reset");
  const mail = passwordResetMail(to, link);
  const userId = isAllowed && user !== null ? user.id : null;
  await saveTokenAndMail(ctx.db, { userId, token, mail, now: ctx.clock() });
  ctx.wakeMail();
}

/**
 * Limits reset mails without letting strangers use up the owner's limit. Requests from addresses
 * where the account signed in recently always send a mail. All others share ten per hour, and the
 * last link stays valid.
 */
async function canSendResetMail(ctx: Context, userId: string): Promise<boolean> {
  const range = addressRange(ctx.client.ipAddress);
  const known = await listSignInAddresses(ctx.db, userId);
  const isUnderLimit = await ctx.rateLimits.count("forgot-strangers", userId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
  return isUnderLimit || known.some((address) => addressRange(address) === range);
}

/** @throws AppError if the token is unknown, used or expired. */
export async function requireResetToken(ctx: Context, token: string) {
  await ctx.rateLimits.check("token-address", ctx.client.ipAddress ?? "unknown");
  const hash = hashToken(token);
  const owner = await findTokenOwner(ctx.db, { kind: "reset", hash }, ctx.clock());
  if (!owner) {
    await ctx.rateLimits.count("token-address", ctx.client.ipAddress ?? "unknown");
    throw new AppError("VALIDATION", accountMessages.tokenInvalid);
  }
  return { owner, hash };
}

export async function resetPassword(ctx: Context, input: ResetPassword): Promise<void> {
  const { owner, hash } = await requireResetToken(ctx, input.token);
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  const now = ctx.clock();
  if (!(await saveReset(ctx.db, { tokenHash: hash, passwordHash, now }))) {
    throw new AppError("VALIDATION", accountMessages.tokenInvalid);
  }
  await clearLockout(ctx, owner.id);
  await notifyPasswordChanged(ctx, owner);
  await recordAction(ctx.db, {
    userId: owner.id,
    address: ctx.client.ipAddress,
    action: "password.reset",
    now,
  });
}

async function notifyPasswordChanged(
  ctx: Context,
  {
    id,
    email,
    firstName,
    emailVerified,
  }: Pick<User, "id" | "email" | "firstName" | "emailVerified">,
): Promise<void> {
  if (email === null) return;
  const siteName = ctx.settings.current().SITE_NAME;
  const mail = passwordChangedMail({ email, firstName, emailVerified, siteName });
  await queueMail(ctx.db, { mail, userId: id }, ctx.clock());
  ctx.wakeMail();
}
