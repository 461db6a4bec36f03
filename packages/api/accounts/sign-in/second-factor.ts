import { createHash, randomInt } from "node:crypto";
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  findSecondFactor,
  renewRecoveryCodes as replaceCodes,
  markRecoveryCodeUsed,
  markStepUsed,
} from "@resume-picker/db/queries/accounts/second-factor";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import type { DisableSecondFactor } from "@resume-picker/domain/accounts/credentials";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import { Secret, TOTP } from "otpauth";
import { actedBy } from "../../acted-by.ts";
import type { Context } from "../../context.ts";
import type { UserContext } from "../../trpc.ts";
import {
  auditFailedSignIn,
  auditLockedSignIn,
  auditFailedReauthentication,
} from "./audit-sign-ins.ts";
import { requireCurrentPassword } from "./require-current-password.ts";

const period = 30;
/** The accepted clock difference in steps. */
const window = 1;
/** Codes within an hour are rejected, but with a message about a wrong clock. */
const clockSkewWindow = 120;
const recoveryCodeCount = 10;

/** The address that an authenticator app stores, with the names shown next to the codes. */
const uriOf = (secret: string, shown: { issuer: string; label: string }) =>
  new TOTP({ ...shown, secret: Secret.fromBase32(secret), period }).toString();

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

/** Returns the time step of a code, or null if it isn't valid in this window. */
function stepOf(secret: string, code: string, at: { now: Date; window: number }): number | null {
  const timestamp = at.now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp, window: at.window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** Returns if the user has no second factor or the code is right. @throws AppError UNAUTHORIZED. */
export async function requireSecondFactor(
  ctx: Context,
  user: User,
  code: string | undefined,
): Promise<void> {
  const factor = await findSecondFactor(ctx.db, user.id);
  if (!factor?.isConfirmed) return;
  const codeError = (message: string) =>
    new AppError("UNAUTHORIZED", message, { issues: [{ path: "code", message }] });
  if (code === undefined || code === "") throw codeError(accountMessages.codeRequired);
  const given = { userId: user.id, secret: factor.secret, code };
  const isValid = await useCode(ctx, given).catch((error: unknown) => {
    auditLockedSignIn(ctx, user);
    throw error;
  });
  if (isValid) return;
  auditFailedSignIn(ctx, user, "code");
  throw codeError(accountMessages.codeWrong);
}

/**
 * Uses up a correct app or recovery code. Attempts are counted before the check, and per account
 * only. Only people who know the password get here, which means that strangers can't lock the owner
 * out, and a password thief gains nothing by changing addresses.
 */
async function useCode(
  ctx: Context,
  given: { userId: string; secret: string; code: string },
): Promise<boolean> {
  const { userId, secret, code } = given;
  await ctx.rateLimits.count("second-factor-user", userId);
  const now = ctx.clock();
  const plain = code.replaceAll(/[\s-]/g, "").toLowerCase();
  const step = /^\d{6}$/.test(plain) ? stepOf(secret, plain, { now, window }) : null;
  const isValid =
    step === null
      ? await markRecoveryCodeUsed(ctx.db, userId, { codeHash: hashOf(plain), now })
      : await markStepUsed(ctx.db, userId, step);
  if (isValid) await ctx.rateLimits.reset("second-factor-user", userId);
  return isValid;
}

export async function secondFactorState(ctx: UserContext) {
  const factor = await findSecondFactor(ctx.db, ctx.user.id);
  const isOn = factor?.isConfirmed ?? false;
  return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(ctx.db, ctx.user.id) : 0 };
}

/** Returns a secret for an authenticator app. It has no effect until it is confirmed. */
export async function startSecondFactor(ctx: UserContext, password: string) {
  await requireCurrentPassword(ctx, password);
  const secret = new Secret({ size: 20 }).base32;
  if (!(await beginSecondFactor(ctx.db, { userId: ctx.user.id, secret, now: ctx.clock() }))) {
    throw new AppError("CONFLICT", "Two-step sign-in is already on.");
  }
  const shown = { issuer: ctx.settings.current().SITE_NAME, label: ctx.user.username };
  return { secret, uri: uriOf(secret, shown) };
}

/** Returns the recovery codes, which are shown only once. Only their hashes are stored. */
export async function confirmWithCode(ctx: UserContext, code: string) {
  const factor = await findSecondFactor(ctx.db, ctx.user.id);
  if (!factor || factor.isConfirmed) throw new AppError("CONFLICT", "Start again.");
  const now = ctx.clock();
  const plain = code.replaceAll(/\s/g, "");
  const step = stepOf(factor.secret, plain, { now, window });
  if (step === null) {
    const isClockSkewed = stepOf(factor.secret, plain, { now, window: clockSkewWindow }) !== null;
    throw wrongCode(isClockSkewed ? accountMessages.codeOfWrongClock : undefined);
  }
  const { codes, codeHashes } = makeRecoveryCodes();
  await confirmSecondFactor(ctx.db, { userId: ctx.user.id, step, codeHashes, now });
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "second-factor.on",
    now,
  });
  return { recoveryCodes: codes };
}

/**
 * Requires a code too, because the password alone must not be enough to turn this off or to create
 * new codes.
 * @returns whether two-step sign-in is on
 */
async function requirePasswordAndCode(
  ctx: UserContext,
  input: DisableSecondFactor,
): Promise<boolean> {
  await requireCurrentPassword(ctx, input.password);
  const userId = ctx.user.id;
  const factor = await findSecondFactor(ctx.db, userId);
  if (factor?.isConfirmed !== true) return false;
  const given = { userId, secret: factor.secret, code: input.code };
  if (!(await useCode(ctx, given))) {
    auditFailedReauthentication(ctx, "code");
    throw wrongCode();
  }
  return true;
}

/** Replaces all recovery codes and returns the new ones, which are shown only once. */
export async function renewRecoveryCodes(ctx: UserContext, input: DisableSecondFactor) {
  if (!(await requirePasswordAndCode(ctx, input))) {
    throw new AppError(
      "CONFLICT",
      "Two-step sign-in is off: there are no recovery codes to renew.",
    );
  }
  const { codes, codeHashes } = makeRecoveryCodes();
  await replaceCodes(ctx.db, ctx.user.id, codeHashes);
  const now = ctx.clock();
  await recordAction(ctx.db, { ...actedBy(ctx), action: "second-factor.renew-codes", now });
  return { recoveryCodes: codes };
}

export async function disableSecondFactor(
  ctx: UserContext,
  input: DisableSecondFactor,
): Promise<void> {
  await requirePasswordAndCode(ctx, input);
  await endSecondFactor(ctx.db, ctx.user.id);
  const now = ctx.clock();
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "second-factor.off",
    now,
  });
}

function makeRecoveryCodes() {
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  return { codes, codeHashes: codes.map((code) => hashOf(code.replace("-", ""))) };
}

const wrongCode = (message: string = accountMessages.codeWrong) =>
  new AppError("VALIDATION", message, { issues: [{ path: "code", message }] });

/** Ten unambiguous letters and digits, with 49 bits of entropy. */
function makeRecoveryCode(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${part()}-${part()}`;
}
