import { createHmac, timingSafeEqual } from "node:crypto";
import { findReviewLink } from "@resume-picker/db/queries/review-links/review-links";
import type { OpenedLink } from "@resume-picker/db/queries/review-links/review-links";
import { installationSecret } from "@resume-picker/db/queries/secrets";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { hashToken } from "../random-token.ts";
import type { Context } from "../context.ts";

/** The link's token, and the key returned by `unlock` if the link has a passphrase. */
export const LinkCredentials = z.object({
  token: z.string().max(100),
  key: z.string().max(100).default(""),
});
export type LinkCredentials = z.infer<typeof LinkCredentials>;

/**
 * Finds the content of a link. Unknown tokens are rate-limited, since they could be guesses.
 * @throws AppError NOT_FOUND if the link isn't valid, UNAUTHORIZED without its passphrase.
 */
export async function openLink(ctx: Context, { token, key }: LinkCredentials): Promise<OpenedLink> {
  const found = await findLink(ctx, token);
  const expected = keyOf(ctx, found);
  if (expected !== null && !isSame(key, expected)) {
    throw new AppError("UNAUTHORIZED", "Enter the passphrase you were given.");
  }
  return found;
}

async function findLink(ctx: Context, token: string): Promise<OpenedLink> {
  const address = ctx.client.ipAddress ?? "";
  await ctx.rateLimits.check("review-token-address", address);
  const found = await findReviewLink(ctx.db, hashToken(token), ctx.clock());
  if (found) return found;
  await ctx.rateLimits.count("review-token-address", address);
  throw new AppError(
    "NOT_FOUND",
    "This link no longer works. Ask the person who sent it for a new one.",
  );
}

/** Exchanges the passphrase for a key. A new passphrase invalidates the key. */
export async function unlock(
  ctx: Context,
  { token, passphrase }: { token: string; passphrase: string },
): Promise<{ key: string }> {
  const found = await findLink(ctx, token);
  const { id, passphraseHash } = found.link;
  const place = [String(id), ctx.client.ipAddress ?? ""] as const;
  await ctx.rateLimits.count("review-passphrase", place);
  await ctx.rateLimits.count("review-passphrase-everywhere", String(id));
  const key = keyOf(ctx, found);
  if (key !== null && !(await ctx.passwords.matches(passphrase, passphraseHash))) {
    throw new AppError("FORBIDDEN", "The passphrase is wrong. Check it and try again.");
  }
  await ctx.rateLimits.refund("review-passphrase", place);
  await ctx.rateLimits.refund("review-passphrase-everywhere", String(id));
  return { key: key ?? "" };
}

/** Returns null if the link has no passphrase. */
function keyOf({ db }: Context, { link: { id, passphraseHash } }: OpenedLink): string | null {
  if (passphraseHash === null) return null;
  const secret = installationSecret(db, "review-links");
  return createHmac("sha256", secret).update(`${id}:${passphraseHash}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
