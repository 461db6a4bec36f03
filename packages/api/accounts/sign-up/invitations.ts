import { findInvitation } from "@resume-picker/db/queries/accounts/invitations";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../../context.ts";
import { hashToken } from "../../random-token.ts";

/** @throws AppError if the token is unknown, used, revoked or expired. */
export async function requireInvitation(ctx: Context, token: string) {
  const address = ctx.client.ipAddress ?? "unknown";
  await ctx.rateLimits.check("token-address", address);
  const found = await findInvitation(ctx.db, hashToken(token), ctx.clock());
  if (found) return found;
  await ctx.rateLimits.count("token-address", address);
  throw new AppError("VALIDATION", accountMessages.invitationInvalid);
}
