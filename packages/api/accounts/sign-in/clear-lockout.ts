import type { Parts } from "../../context.ts";

/**
 * Lets the account's owner sign in again at once, from any address. Attempts at the second step
 * stay counted, because a new password must not allow more guesses of a code.
 */
export async function clearLockout(
  { rateLimits }: Pick<Parts, "rateLimits">,
  userId: string,
): Promise<void> {
  await rateLimits.reset("sign-in-account", userId);
  await rateLimits.reset("own-password-user", userId);
}

/** The same after an admin has identified the owner. Codes can be tried again too. */
export async function clearAllLockouts(
  parts: Pick<Parts, "rateLimits">,
  userId: string,
): Promise<void> {
  await clearLockout(parts, userId);
  await parts.rateLimits.reset("second-factor-user", userId);
}
