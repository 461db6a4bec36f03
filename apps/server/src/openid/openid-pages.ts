import { beginOpenIdSignIn } from "@resume-picker/api/accounts/openid/begin-sign-in";
import { finishOpenIdSignIn } from "@resume-picker/api/accounts/openid/finish-sign-in";
import { createContext } from "@resume-picker/api/context";
import type { Context, Parts } from "@resume-picker/api/context";
import { AppError } from "@resume-picker/domain/errors";
import type { Context as HonoContext, Hono } from "hono";
import { requestInfo } from "../request-info.ts";
import type { Variables } from "../request-info.ts";

/** Serves the two addresses of an OpenID sign-in: the redirect to the provider and the callback. */
export function serveOpenIdPages(
  app: Hono<{ Variables: Variables }>,
  parts: Parts,
  { trustedProxies }: { trustedProxies: number },
): void {
  const redirect = async (
    c: HonoContext<{ Variables: Variables }>,
    find: (ctx: Context) => Promise<string>,
  ) => {
    const cookies: string[] = [];
    const info = requestInfo(c, trustedProxies, (value) => cookies.push(value));
    const response = c.redirect(await find(await createContext(parts, info)), 302);
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    return response;
  };
  app.get("/api/auth/openid/start", (c) =>
    redirect(c, async (ctx) => {
      const next = c.req.query("next") ?? null;
      try {
        return await beginOpenIdSignIn(ctx, { next, connectTo: null });
      } catch (error) {
        if (error instanceof AppError && error.code === "NOT_FOUND") throw error;
        const isBusy = error instanceof AppError;
        if (!isBusy) parts.log.error({ category: "accounts", error }, "the provider can't be used");
        return `/auth?notice=${isBusy ? "busy" : "failed"}`;
      }
    }),
  );
  app.get("/api/auth/openid/callback", (c) =>
    redirect(c, (ctx) => finishOpenIdSignIn(ctx, new URL(c.req.url).searchParams)),
  );
}
