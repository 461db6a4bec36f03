import { randomUUID } from "node:crypto";
import { inRequest } from "@resume-picker/adapters/logs/request-scope";
import type { RequestScope } from "@resume-picker/adapters/logs/request-scope";
import type { Timings } from "@resume-picker/adapters/logs/timings";
import type { LogLevel } from "@resume-picker/domain/logs/log-rules";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { ServerLog } from "./log.ts";
import type { Variables } from "../request-info.ts";

/** Asked again and again by machines, or telling of itself: no news. */
const quiet = new Set(["/api/health", "/api/ready", "/metrics", "/api/logs/client-error"]);

/** Gives each request an id, which the response and every entry bear; times it and logs it. */
export function logRequests(log: ServerLog, timings: Timings) {
  return createMiddleware<{ Variables: Variables }>((c, next) => {
    const scope: RequestScope = {
      requestId: randomUUID(),
      userId: null,
      isAdmin: false,
      procedures: [],
    };
    c.set("requestId", scope.requestId);
    return inRequest(scope, async () => {
      const started = performance.now();
      await next();
      // On the headers themselves: `c.header` would make a new response around them.
      c.res.headers.set("X-Request-Id", scope.requestId);
      const ms = performance.now() - started;
      // Whichever handler came to its turn last has answered.
      const path = routePath(c);
      const route = `${c.req.method} ${path}`;
      timings.record("route", route, ms);
      const procedures = [...new Set(scope.procedures)].join(",");
      const isRpc = path.startsWith("/api/trpc/") && procedures !== "";
      log[levelOf(c, scope)](
        {
          category: scope.procedures[0]?.split(".")[0] ?? "requests",
          method: c.req.method,
          route: path,
          procedure: procedures,
          status: c.res.status,
          ms: Math.round(ms),
        },
        `${c.req.method} ${isRpc ? procedures : path} answered ${c.res.status}`,
      );
    });
  });
}

/** A failure of ours has been logged as an error where it happened: here is the request to it. */
function levelOf(c: Context, { procedures }: RequestScope): LogLevel {
  const { status } = c.res;
  if (status >= 500) return "warn";
  // The viewer asks for its summary again and again: an entry each time would be all it shows.
  const isViewer = procedures.length > 0 && procedures.every((name) => name.startsWith("logs."));
  const isQuiet = isViewer || quiet.has(c.req.path) || !c.req.path.startsWith("/api/");
  if (isQuiet) return "debug";
  return status >= 400 && status !== 401 && status !== 404 ? "warn" : "info";
}
