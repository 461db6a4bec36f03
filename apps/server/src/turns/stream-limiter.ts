import { once } from "node:events";
import type { HttpBindings } from "@hono/node-server";
import { ConcurrencyLimiter } from "@resume-picker/api/turns/concurrency-limiter";
import type { Context } from "hono";

/**
 * Limits streamed responses to two per account at a time, each until its last byte was sent. They
 * are separate from other calls, which a slow connection must not delay.
 */
export class StreamLimiter {
  readonly #limiter = new ConcurrencyLimiter({ atOnce: 2, maxWaiting: 20 });

  async enter(owner: string, c: Context, respond: () => Promise<Response>): Promise<Response> {
    const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    // There is no connection behind `app.request`, which the tests call.
    if (outgoing === undefined) return respond();
    return new Promise((resolve, reject) => {
      const untilSent = async () => {
        resolve(await respond());
        if (!outgoing.closed) await once(outgoing, "close").catch(() => undefined);
      };
      const hasDisconnected = () => incoming?.socket.destroyed === true;
      this.#limiter
        .enter(owner, untilSent, hasDisconnected)
        .then((entered) => entered ?? resolve(c.body(null, 503)), reject);
    });
  }
}
