import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { UserContext } from "../../trpc.ts";
import { requireOwnPassword } from "../sign-in/own-password.ts";
import { signedCookie } from "./signed-cookie.ts";

/** What the browser brings back from the provider, to be compared with the provider's answer. */
export const attemptCookie = signedCookie(
  "openid",
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** Where to go on; the sign-in page checks it. */
    next: z.string().nullable(),
    /** The account to connect; null to sign in. */
    connectTo: z.string().nullable(),
  }),
);

const longestNext = 500;

/** @returns the provider's page to which the browser is sent. */
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

/** The own password shows that it is not somebody else at a session that was left open. */
export async function beginConnecting(ctx: UserContext, password: string): Promise<string> {
  await requireOwnPassword(ctx, password);
  return beginOpenIdSignIn(ctx, { next: null, connectTo: ctx.user.id });
}
