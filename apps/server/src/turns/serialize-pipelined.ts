import { once } from "node:events";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

type Answer = (request: Request, env: HttpBindings) => Promise<Response>;

/** The number of pipelined requests that may wait on one connection. Browsers don't pipeline. */
const maxWaiting = 200;

const tooMany = () =>
  Response.json(
    {
      message:
        "Too many requests are waiting on this connection. Wait for answers, then send more.",
      code: "TOO_MANY_REQUESTS",
    },
    { status: 429, headers: { Connection: "close" } },
  );

type Queue = { waiting: number; last: Promise<unknown>; gone: Promise<unknown> };

/**
 * Answers the requests of one connection in sequence, each after the previous response was sent. A
 * packet of a thousand pipelined requests would otherwise start a thousand calls at once. Other
 * connections are served in between, and the requests of a closed connection are dropped.
 */
export function serializePipelined(answer: Answer): Answer {
  const queues = new WeakMap<Socket, Queue>();
  return async (request, env) => {
    const { socket } = env.incoming;
    const known = queues.get(socket);
    const queue = known ?? {
      ...{ waiting: 0, last: Promise.resolve() },
      gone: once(socket, "close").catch(() => undefined),
    };
    const before = queue.last;
    if (known === undefined) queues.set(socket, queue);
    else if (queue.waiting >= maxWaiting) return tooMany();
    queue.last = once(env.outgoing, "close").catch(() => undefined);
    if (known !== undefined) {
      queue.waiting += 1;
      await Promise.race([before, queue.gone]);
      queue.waiting -= 1;
      await setImmediate();
      if (socket.destroyed) return RESPONSE_ALREADY_SENT;
    }
    return answer(request, env);
  };
}
