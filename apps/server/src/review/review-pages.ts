import { createContext } from "@resume-picker/api/context";
import type { Parts } from "@resume-picker/api/context";
import { createCaller } from "@resume-picker/api/root";
import type { Api } from "@resume-picker/api/root";
import {
  closedPage,
  passphrasePage,
  reviewPage,
} from "@resume-picker/domain/review-links/review-page";
import { TRPCError } from "@trpc/server";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import type { Variables } from "../request-info.ts";
import { requestInfo } from "../request-info.ts";
import { writeFile } from "../rest/write.ts";

type ReviewContext = Context<{ Variables: Variables }>;

const maxBody = 16 * 1024;
const statusOf: Partial<Record<TRPCError["code"], 401 | 403 | 404 | 429>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
};

/**
 * Serves `/review/{token}`, which shows selected candidates to a reviewer without an account. The
 * pages need no script. Their forms need the address's token, which other pages don't know.
 */
export function serveReviewPages(
  app: Hono<{ Variables: Variables }>,
  parts: Parts,
  options: { trustedProxies: number; isSecure: boolean },
): void {
  const cookie = {
    path: "/review",
    httpOnly: true,
    sameSite: "Lax",
    secure: options.isSecure,
  } as const;
  const apiFor = async (c: ReviewContext): Promise<Api> => {
    const info = requestInfo(c, options.trustedProxies, () => undefined);
    // A signed-in user is treated as a visitor here.
    return createCaller(
      await createContext(parts, { ...info, cookieHeader: "", authorization: "" }),
    );
  };
  const credentialsFrom = (c: ReviewContext) => {
    const token = c.req.param("token") ?? "";
    return { token, key: getCookie(c, keyCookie(token)) ?? "" };
  };
  const actionOf = (c: ReviewContext) => `/review/${encodeURIComponent(credentialsFrom(c).token)}`;

  const show = async (c: ReviewContext, problem: string | null, status: 200 | 400 = 200) => {
    try {
      const shown = await (await apiFor(c)).reviewLinks.open(credentialsFrom(c));
      const name = getCookie(c, "reviewer") ?? "";
      return c.html(reviewPage(shown, { action: actionOf(c), name, problem }), status);
    } catch (error) {
      return showError(c, error, null);
    }
  };
  const showError = (c: ReviewContext, error: unknown, problem: string | null) => {
    if (!(error instanceof TRPCError)) throw error;
    const status = statusOf[error.code];
    if (status === undefined) throw error;
    const action = actionOf(c);
    const asks = error.code === "UNAUTHORIZED" || error.code === "FORBIDDEN";
    return c.html(asks ? passphrasePage({ action, problem }) : closedPage(error.message), status);
  };

  app.use("/review/*", bodyLimit({ maxSize: maxBody }), async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  });

  app.get("/review/:token", (c) => show(c, null));

  app.post("/review/:token/unlock", async (c) => {
    const { token } = credentialsFrom(c);
    const { passphrase } = await c.req.parseBody();
    try {
      const given = { token, passphrase: typeof passphrase === "string" ? passphrase : "" };
      const { key } = await (await apiFor(c)).reviewLinks.unlock(given);
      setCookie(c, keyCookie(token), key, cookie);
      return c.redirect(actionOf(c), 303);
    } catch (error) {
      return showError(c, error, error instanceof TRPCError ? error.message : null);
    }
  });

  app.post("/review/:token/decide", async (c) => {
    const { candidateId, name, decision, note } = await c.req.parseBody();
    const answer = { ...credentialsFrom(c), candidateId, name, decision, note };
    try {
      // The procedure validates the form.
      await (await apiFor(c)).reviewLinks.answer(answer as never);
    } catch (error) {
      if (error instanceof TRPCError && error.code === "BAD_REQUEST")
        return show(c, error.message, 400);
      return showError(c, error, null);
    }
    if (typeof name === "string") setCookie(c, "reviewer", name.slice(0, 200), cookie);
    return c.redirect(`${actionOf(c)}#candidate-${Number(candidateId)}`, 303);
  });

  app.get("/review/:token/cv/:candidateId", async (c) => {
    const candidateId = Number(c.req.param("candidateId"));
    try {
      const file = await (await apiFor(c)).reviewLinks.file({ ...credentialsFrom(c), candidateId });
      return writeFile(c, file, 200);
    } catch (error) {
      return showError(c, error, null);
    }
  });
}

/** Each link has its own cookie. The name contains only a part of the token. */
const keyCookie = (token: string) => `review-${token.slice(0, 8).replaceAll(/[^\w-]/g, "")}`;
