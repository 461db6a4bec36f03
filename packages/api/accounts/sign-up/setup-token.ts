import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { AppError } from "@resume-picker/domain/errors";
import { hasUsers } from "@resume-picker/db/queries/accounts/users";
import type { Context } from "../../context.ts";

/** Unambiguous letters and digits. Four groups of four have 79 bits of entropy. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";

/** The token is printed when the server starts without accounts, and kept only in memory. */
export function makeSetupToken(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** Whether the first account needs the token, which applies to clients on other machines. */
export const asksForSetupToken = ({
  setupToken,
  client,
}: Pick<Context, "setupToken" | "client">): boolean =>
  setupToken !== null && client.isLocal !== true;

/**
 * Keeps strangers who find a new installation from becoming its administrator.
 * @throws AppError FORBIDDEN if the token is missing or wrong.
 */
export async function requireSetupToken(ctx: Context, given: string | undefined): Promise<void> {
  if (ctx.setupToken === null || !asksForSetupToken(ctx) || (await hasUsers(ctx.db))) return;
  const plain = given?.trim().toLowerCase() ?? "";
  if (isSame(plain, ctx.setupToken)) return;
  await ctx.rateLimits.count("token-address", ctx.client.ipAddress ?? "unknown");
  const message =
    plain === "" ? accountMessages.setupTokenMissing : accountMessages.setupTokenWrong;
  throw new AppError("FORBIDDEN", message, { issues: [{ path: "setupToken", message }] });
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
