import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../context.ts";

/**
 * Counts a mail of any kind for the account and the address that caused it.
 * @throws AppError TOO_MANY_REQUESTS if the daily limit is reached.
 */
export async function countMail(ctx: Context, userId: string | null): Promise<void> {
  await ctx.rateLimits.count("mails-address", ctx.client.ipAddress ?? "unknown");
  if (userId !== null) await ctx.rateLimits.count("mails-user", userId);
}

/** Returns false at the limit instead, for actions that continue without the mail. */
export async function tryCountMail(ctx: Context, userId: string): Promise<boolean> {
  try {
    await countMail(ctx, userId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}
