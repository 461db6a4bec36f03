import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { drainAfterResponse } from "./turns/drain-requests.ts";
import { serializePipelined } from "./turns/serialize-pipelined.ts";

type Options = {
  port: number;
  host: string;
  /** Called with the server's address once it listens. */
  onReady: (url: string) => void;
  onPortInUse: () => void;
};

/**
 * Longer than the idle time-outs of common proxies (nginx one minute, Caddy two). If the server
 * closed first, a proxy could send a request on a connection that is being closed.
 */
const keepAliveMs = 130_000;
/** How long pending requests may take after shutdown begins before they are cut off. */
const endWithinMs = 2000;

/** Serves HTTP requests until it is closed. */
export class AppServer {
  readonly http: Server;
  #isClosing = false;

  constructor(app: Pick<Hono, "fetch">, { port, host, onReady, onPortInUse }: Options) {
    const answer = serializePipelined(async (request, env) => {
      drainAfterResponse(env);
      const response = await app.fetch(request, env);
      // A client that keeps sending on a kept-alive connection would delay the shutdown.
      if (this.#isClosing) response.headers.set("Connection", "close");
      return response;
    });
    // Without TLS or HTTP/2 options, `serve` creates a plain server.
    this.http = serve(
      {
        fetch: (request, env) => answer(request, env as HttpBindings),
        ...{ port, hostname: host },
        // See drainAfterResponse, which waits longer.
        autoCleanupIncoming: false,
      },
      (address) => {
        onReady(`http://${host.includes(":") ? `[${host}]` : host}:${address.port}`);
      },
    ) as Server;
    this.http.keepAliveTimeout = keepAliveMs;
    this.http.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") onPortInUse();
      throw error;
    });
  }

  /** Stops accepting connections. Resolves when pending requests have ended or were cut off. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const deadline = setTimeout(() => this.http.closeAllConnections(), endWithinMs);
    const idle = setInterval(() => this.http.closeIdleConnections(), 50);
    await new Promise<void>((resolve) => {
      this.http.close(() => resolve());
      this.http.closeIdleConnections();
    });
    clearInterval(idle);
    clearTimeout(deadline);
  }
}
