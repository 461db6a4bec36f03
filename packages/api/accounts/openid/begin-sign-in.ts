import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { UserContext } from "../../trpc.ts";
import { requireCurrentPassword } from "../sign-in/require-current-password.ts";
import { signedCookie } from "./signed-cookie.ts";

/** The state kept in the browser, which is compared with the provider's answer. */
export const attemptCookie = signedCookie(
  "openid",
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** The page to continue on. The sign-in page validates it. */
    next: z.string().nullable(),
    /** The account to connect, or null to sign in. */
    connectTo: z.string().nullable(),
  }),
);

const longestNext = 500;

/** @returns the address of the provider's sign-in page. */
export async function beginOpenIdSignIn(
  ctx: Context,
  { next, connectTo }: { next: string | null; connectTo: string | null },
): Promise<string> {
  const { openId } = ctx;
  if (openId === null) throw new AppError("NOT_FOUND", "Sign-in through a provider isn't set up.");
  await ctx.rateLimits.count("openid-address", ctx.client.ipAddress ?? "unknown");
  const { url, attempt } = await openId.provider.begin();
  const short = next !== null && next.length <= longestNext ? next : null;
  attemptCookie.set(ctx, { ...attempt, next: short, connectTo });
  return url;
}

/** The password proves that the session isn't being used by another person. */
export async function beginConnecting(ctx: UserContext, password: string): Promise<string> {
  await requireCurrentPassword(ctx, password);
  return beginOpenIdSignIn(ctx, { next: null, connectTo: ctx.user.id });
}
