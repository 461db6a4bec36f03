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

/** Paths that machines poll, or that write to the log themselves. Logged at debug level. */
const debugOnlyPaths = new Set(["/api/health", "/api/ready", "/metrics", "/api/logs/client-error"]);

/** Adds an id to each request, its response and its log entries, and times and logs it. */
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
      // Set directly on the headers, because `c.header` would wrap the response in a new one.
      c.res.headers.set("X-Request-Id", scope.requestId);
      const ms = performance.now() - started;
      // The last matching handler produced the response.
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

/** The error itself was logged where it occurred. This entry records the request that caused it. */
function levelOf(c: Context, { procedures }: RequestScope): LogLevel {
  const { status } = c.res;
  if (status >= 500) return "warn";
  // The log viewer polls for its summary, and an entry for each poll would fill the log.
  const isViewer = procedures.length > 0 && procedures.every((name) => name.startsWith("logs."));
  const isDebugOnly = isViewer || debugOnlyPaths.has(c.req.path) || !c.req.path.startsWith("/api/");
  if (isDebugOnly) return "debug";
  return status >= 400 && status !== 401 && status !== 404 ? "warn" : "info";
}
