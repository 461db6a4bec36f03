import type { HttpBindings } from "@hono/node-server";
import type { Parts } from "@resume-picker/api/context";
import { findAccount } from "@resume-picker/api/accounts/tokens/find-caller";
import { addressRange } from "@resume-picker/api/accounts/sign-in/client-address";
import { ConcurrencyLimiter } from "@resume-picker/api/turns/concurrency-limiter";
import { createMiddleware } from "hono/factory";
import { clientAddress, credentialsOf } from "../request-info.ts";
import { formPaths } from "../uploads/form-paths.ts";

/** Polled by monitoring, which must not wait. */
const unlimitedPaths = new Set(["/api/health", "/api/ready", "/metrics"]);

/** Shorter waits aren't recorded, because two simultaneous calls already cause one. */
const minRecordedWaitMs = 100;

/**
 * Limits concurrent calls to two per account, or per address range for visitors, which keeps one
 * client from blocking others. A call that takes longer than a second is waiting for something else
 * (a service, a parser process, a slow connection) and lets the next one start.
 */
export function limitConcurrency(
  parts: Pick<Parts, "db" | "sessions" | "timings">,
  trustedProxies: number,
) {
  const calls = new ConcurrencyLimiter({ atOnce: 2, maxWaiting: 200, releaseSlotAfterMs: 1000 });
  // The browser sends four files at a time. Each keeps its slot until its CV is parsed.
  const forms = new ConcurrencyLimiter({ atOnce: 4, maxWaiting: 200 });
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    if (unlimitedPaths.has(path)) return next();
    const account = path.startsWith("/api/")
      ? // If the database fails here, it fails again in the call, which reports the error.
        await findAccount(parts, credentialsOf(c)).catch(() => null)
      : null;
    const owner = account ?? addressRange(clientAddress(c, trustedProxies));
    const limiter = formPaths.has(path) ? forms : calls;
    // There is no connection behind `app.request`, which the tests call.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const hasDisconnected = () => incoming?.socket.destroyed === true;
    const arrived = performance.now();
    const start = () => {
      const waited = performance.now() - arrived;
      if (waited > minRecordedWaitMs) parts.timings.record("wait", "waiting for a turn", waited);
      return next();
    };
    const result = await limiter.enter(owner, start, hasDisconnected);
    // The client has disconnected.
    return result ? undefined : c.body(null, 503);
  });
}
