import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { AppError } from "@resume-picker/domain/errors";
import { hasUsers } from "@resume-picker/db/queries/accounts/users";
import type { Context } from "../../context.ts";

/** Letters and digits that can't be mistaken for each other: four groups of four are 79 bits. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";

/** What the server prints when it starts without an account; it is kept in memory only. */
export function makeSetupToken(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** Whether the first account, the administrator's, needs the token: from anywhere but this machine. */
export const asksForSetupToken = ({
  setupToken,
  client,
}: Pick<Context, "setupToken" | "client">): boolean =>
  setupToken !== null && client.isLocal !== true;

/**
 * Whoever reaches a new installation first must not become its administrator.
 * @throws AppError FORBIDDEN where the token is missing or wrong.
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

/** In the same time whatever was sent. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
