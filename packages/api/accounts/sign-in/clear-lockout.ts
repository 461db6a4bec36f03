import type { Parts } from "../../context.ts";

/**
 * Lets the account's owner try again at once, from wherever. Tries of the second step go on being
 * counted: the password alone, however new, must not buy more guesses of a code.
 */
export async function clearLockout(
  { rateLimits }: Pick<Parts, "rateLimits">,
  userId: string,
): Promise<void> {
  await rateLimits.forget("sign-in-account", userId);
  await rateLimits.forget("own-password-user", userId);
}

/** The same for one whom an admin knows: codes may be tried again, too. */
export async function clearEveryLockout(
  parts: Pick<Parts, "rateLimits">,
  userId: string,
): Promise<void> {
  await clearLockout(parts, userId);
  await parts.rateLimits.forget("second-factor-user", userId);
}
