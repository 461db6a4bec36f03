import type { HttpBindings } from "@hono/node-server";
import type { Parts } from "@resume-picker/api/context";
import { findAccount } from "@resume-picker/api/accounts/tokens/find-caller";
import { addressRange } from "@resume-picker/api/accounts/sign-in/client-address";
import { Lane } from "@resume-picker/api/turns/lane";
import { createMiddleware } from "hono/factory";
import { clientAddress, credentialsOf } from "../request-info.ts";
import { formPaths } from "../uploads/form-paths.ts";

/** Polled by monitoring, which must not wait. */
const unbounded = new Set(["/api/health", "/api/ready", "/metrics"]);

/** Shorter waits aren't recorded, because two simultaneous calls already cause one. */
const noticedWaitMs = 100;

/**
 * Limits concurrent calls to two per account, or per address range for visitors, which keeps one
 * client from blocking others. A call that takes longer than a second is waiting for something else
 * (a service, a parser process, a slow connection) and lets the next one start.
 */
export function takeTurns(
  parts: Pick<Parts, "db" | "sessions" | "timings">,
  trustedProxies: number,
) {
  const calls = new Lane({ atOnce: 2, maxWaiting: 200, lendAfterMs: 1000 });
  // The browser sends four files at a time. Each keeps its slot until its CV is parsed.
  const forms = new Lane({ atOnce: 4, maxWaiting: 200 });
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    if (unbounded.has(path)) return next();
    const account = path.startsWith("/api/")
      ? // If the database fails here, it fails again in the call, which reports the error.
        await findAccount(parts, credentialsOf(c)).catch(() => null)
      : null;
    const owner = account ?? addressRange(clientAddress(c, trustedProxies));
    const lane = formPaths.has(path) ? forms : calls;
    // There is no connection behind `app.request`, which the tests call.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const hasLeft = () => incoming?.socket.destroyed === true;
    const arrived = performance.now();
    const begin = () => {
      const waited = performance.now() - arrived;
      if (waited > noticedWaitMs) parts.timings.record("wait", "waiting for a turn", waited);
      return next();
    };
    const entered = await lane.enter(owner, begin, hasLeft);
    // The client has disconnected.
    return entered ? undefined : c.body(null, 503);
  });
}
