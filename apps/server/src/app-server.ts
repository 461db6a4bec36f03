import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { inTurn } from "./turns/connection-turns.ts";

type Options = {
  port: number;
  host: string;
  /** Told the address once it listens. */
  onReady: (url: string) => void;
  onPortInUse: () => void;
};

/**
 * Longer than proxies keep theirs (nginx one minute, Caddy two): the side that closes first must be
 * the one that sends, or a request meets a connection that is just closed.
 */
const keepAliveMs = 130_000;
/** Requests under way may end; those that take longer are cut off. */
const endWithinMs = 2000;

/** Answers requests over HTTP until it is closed. */
export class AppServer {
  readonly http: Server;
  #isClosing = false;

  constructor(app: Pick<Hono, "fetch">, { port, host, onReady, onPortInUse }: Options) {
    const answer = inTurn(async (request, env) => {
      const response = await app.fetch(request, env);
      // A client that goes on asking on a connection that stays open would hold up the end.
      if (this.#isClosing) response.headers.set("Connection", "close");
      return response;
    });
    // Without TLS or HTTP/2 options, `serve` makes a plain server.
    this.http = serve(
      { fetch: (request, env) => answer(request, env as HttpBindings), port, hostname: host },
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

  /** Takes no new connections, lets requests under way end, and answers when all have. */
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
