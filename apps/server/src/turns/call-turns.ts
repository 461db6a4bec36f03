import type { HttpBindings } from "@hono/node-server";
import type { Parts } from "@resume-picker/api/context";
import { findAccount } from "@resume-picker/api/accounts/tokens/find-caller";
import { addressRange } from "@resume-picker/api/accounts/sign-in/client-address";
import { Lane } from "@resume-picker/api/turns/lane";
import { createMiddleware } from "hono/factory";
import { clientAddress, credentialsOf } from "../request-info.ts";
import { formPaths } from "../uploads/form-paths.ts";

/** Asked by machines that watch the server: they must not wait for anybody. */
const unbounded = new Set(["/api/health", "/api/ready", "/metrics"]);

/** Waits below it are no news: two calls at the same moment are enough for one. */
const noticedWaitMs = 100;

/**
 * Bounds the calls in flight, so that nobody holds up the others: two of an account, or of a range of
 * addresses where nobody is signed in. A call that takes longer than a second waits for something
 * else (a service, a reading process, a slow connection) and lets the next one begin.
 */
export function takeTurns(
  parts: Pick<Parts, "db" | "sessions" | "timings">,
  trustedProxies: number,
) {
  const calls = new Lane({ atOnce: 2, maxWaiting: 200, lendAfterMs: 1000 });
  // The browser sends four files at a time, and each holds its place until its CV is read.
  const forms = new Lane({ atOnce: 4, maxWaiting: 200 });
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    if (unbounded.has(path)) return next();
    const account = path.startsWith("/api/")
      ? // A database that fails here fails again in the call, which says so.
        await findAccount(parts, credentialsOf(c)).catch(() => null)
      : null;
    const owner = account ?? addressRange(clientAddress(c, trustedProxies));
    const lane = formPaths.has(path) ? forms : calls;
    // Behind `app.request`, which the tests call, there is no connection.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const hasLeft = () => incoming?.socket.destroyed === true;
    const arrived = performance.now();
    const begin = () => {
      const waited = performance.now() - arrived;
      if (waited > noticedWaitMs) parts.timings.record("wait", "waiting for a turn", waited);
      return next();
    };
    const entered = await lane.enter(owner, begin, hasLeft);
    // Nobody reads it.
    return entered ? undefined : c.body(null, 503);
  });
}
