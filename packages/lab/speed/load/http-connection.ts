import { connect } from "node:net";
import type { Socket } from "node:net";

/**
 * One persistent connection that repeats a request. `fetch` would take more processor time than the
 * server it measures.
 */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #request: string;
  #received = "";
  #settle: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;

  constructor(url: URL, { path, headers }: { path: string; headers: Record<string, string> }) {
    const lines = Object.entries({ host: url.host, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    this.#request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
    this.#socket = connect(Number(url.port), url.hostname);
    this.#socket.setNoDelay(true);
    // One character per byte, so lengths match the Content-Length header.
    this.#socket.setEncoding("latin1");
    this.#socket.on("data", (chunk: string) => this.#take(chunk));
    this.#socket.on("error", (error) => this.#settle?.reject(error));
    this.#socket.on("close", () => this.#settle?.reject(new Error("The server hung up.")));
  }

  /** Resolves to the status once the complete response has been received. */
  ask(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(this.#request);
    });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#received += chunk;
    const end = this.#received.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.#received.slice(0, end).toLowerCase();
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? this.#received.endsWith("0\r\n\r\n")
        : this.#received.length >= end + 4 + Number(length);
    if (!isWhole) return;
    const status = Number(/^http\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    this.#received = "";
    const settle = this.#settle;
    this.#settle = null;
    settle?.resolve(status);
  }
}
