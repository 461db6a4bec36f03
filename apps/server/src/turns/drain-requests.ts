import type { HttpBindings } from "@hono/node-server";

/** How much of a request is read after its response, and for how long. */
const maxBytes = 64 * 1024 * 1024;
const maxMs = 5000;

/**
 * Reads and discards the rest of a request that was answered early, for example because it is too
 * large. Closing the connection at once would make most clients lose the response. A client that
 * sends more than the limits is cut off.
 */
export function drainAfterResponse({
  incoming,
  outgoing,
}: Pick<HttpBindings, "incoming" | "outgoing">): void {
  outgoing.once("close", () => {
    if (incoming.complete || incoming.destroyed) return;
    const cutOff = () => incoming.socket.destroy();
    const timer = setTimeout(cutOff, maxMs).unref();
    // The request's web stream pauses it when its buffer is full, and nobody reads that now.
    incoming.removeAllListeners("data");
    let bytes = 0;
    incoming.on("data", (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) cutOff();
    });
    incoming.once("close", () => clearTimeout(timer));
    incoming.resume();
  });
}
