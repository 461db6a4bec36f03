import { createContext } from "@resume-picker/api/context";
import type { Parts } from "@resume-picker/api/context";
import { createCaller } from "@resume-picker/api/root";
import type { Hono } from "hono";
import { requestInfo } from "../request-info.ts";
import type { Variables } from "../request-info.ts";
import { isCrossSiteRequest } from "../security.ts";
import { StreamLimiter } from "../turns/stream-limiter.ts";
import { routes } from "./routes.ts";

export function mountRest(
  app: Hono<{ Variables: Variables }>,
  parts: Parts,
  options: { trustedProxies: number; appUrl: string },
): void {
  const streams = new StreamLimiter();
  for (const { method, path, read, form, isStreamed, answer } of routes) {
    app.on(method, path, async (c) => {
      const cookies: string[] = [];
      const info = requestInfo(c, options.trustedProxies, (value) => cookies.push(value));
      const context = await createContext(parts, info);
      // A visitor's files aren't read, since the procedure rejects the call anyway. An uploaded
      // form is read by its procedure.
      const isRead =
        form === undefined || (context.user !== null && context.uploadedForm === undefined);
      const input = isRead ? await read(c) : new FormData();
      const respond = () => answer(c, createCaller(context), input);
      const response = isStreamed
        ? await streams.enter(context.user?.id ?? "", c, respond)
        : await respond();
      for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
      return response;
    });
  }

  app.get("/api/login", (c) => {
    // The page only follows a `next` that is one of its own paths.
    const next = c.req.query("next");
    return c.redirect(
      next === undefined ? "/auth" : `/auth?${new URLSearchParams({ next }).toString()}`,
      302,
    );
  });

  app.get("/api/logout", async (c) => {
    const response = c.redirect("/", 302);
    // Links and images on other sites must not sign users out.
    if (isCrossSiteRequest(c, options.appUrl)) return response;
    const info = requestInfo(c, options.trustedProxies, (value) =>
      response.headers.append("Set-Cookie", value),
    );
    await createCaller(await createContext(parts, info)).accounts.signOut();
    return response;
  });
}
