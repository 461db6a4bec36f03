import type { Parts } from "../../context.ts";

/**
 * Lets the account's owner sign in again at once, from any address. Attempts at the second step
 * stay counted, because a new password must not allow more guesses of a code.
 */
export async function clearLockout(
  { rateLimits }: Pick<Parts, "rateLimits">,
  userId: string,
): Promise<void> {
  await rateLimits.forget("sign-in-account", userId);
  await rateLimits.forget("own-password-user", userId);
}

/** The same after an admin has identified the owner. Codes can be tried again too. */
export async function clearEveryLockout(
  parts: Pick<Parts, "rateLimits">,
  userId: string,
): Promise<void> {
  await clearLockout(parts, userId);
  await parts.rateLimits.forget("second-factor-user", userId);
}
