import { deleteApiToken, saveApiToken } from "@resume-picker/db/queries/accounts/api-tokens";
import { apiTokenMessages } from "@resume-picker/domain/accounts/api-token";
import type { CreatedApiToken, NewApiToken } from "@resume-picker/domain/accounts/api-token";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../../acted-by.ts";
import { requireQuotaFor } from "../../require-quota.ts";
import type { UserContext } from "../../trpc.ts";
import { hashToken, makeToken } from "../../random-token.ts";
import { tokenPrefix } from "./find-caller.ts";

export async function createToken(
  ctx: UserContext,
  { name, scopes }: NewApiToken,
): Promise<CreatedApiToken> {
  requireQuotaFor(ctx, "apiTokens");
  const now = ctx.clock();
  const token = `${tokenPrefix}${makeToken().token}`;
  const row = { userId: ctx.user.id, name, scopes, tokenHash: hashToken(token), createdAt: now };
  const id = await saveApiToken(ctx.db, row, (tokenId) => ({
    ...actedBy(ctx),
    action: "token.create",
    resource: { type: "token", id: tokenId },
    metadata: { scopes: scopes.join(" ") },
    now,
  }));
  return { id, token };
}

export async function revokeToken(ctx: UserContext, id: number): Promise<void> {
  const isRevoked = await deleteApiToken(
    ctx.db,
    { id, userId: ctx.user.id },
    {
      ...actedBy(ctx),
      action: "token.revoke",
      resource: { type: "token", id },
      now: ctx.clock(),
    },
  );
  if (!isRevoked) throw new AppError("NOT_FOUND", apiTokenMessages.missing);
}
