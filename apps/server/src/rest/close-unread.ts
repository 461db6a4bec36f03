import { createMiddleware } from "hono/factory";

/** A slow client's line may be this long before the connection is cut under what it still sends. */
const lingerMs = 5000;
const maxLingerBytes = 64 * 1024 * 1024;

/**
 * An answer that was given before all of the request was read ends the connection with it. It is
 * sent whole at once, but the connection stays until the client has stopped sending: closed under
 * its hands, its system throws away the answer that has come, and people read of a broken
 * connection instead of the reason.
 */
export const closeUnread = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status < 400 || c.req.method === "GET" || c.req.method === "HEAD") return;
  const { body, bodyUsed } = c.req.raw;
  const isUnread = body !== null && !bodyUsed;
  if (c.res.status !== 413 && !isUnread) return;
  const answer = new Uint8Array(await c.res.arrayBuffer());
  c.res = isUnread && !body.locked ? lingering(answer, body, c.res) : new Response(answer, c.res);
  c.res.headers.set("Content-Length", String(answer.length));
  c.res.headers.set("Connection", "close");
});

function lingering(answer: Uint8Array, body: ReadableStream<Uint8Array>, init: Response): Response {
  const shown = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(answer);
      await readAway(body);
      stream.close();
    },
  });
  return new Response(shown, init);
}

/** Reads what is still being sent and forgets it, within bounds. */
async function readAway(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const cut = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(cut, lingerMs);
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.byteLength;
      if (bytes > maxLingerBytes) cut();
    }
  } catch {
    // The client has gone: there is nothing to wait for.
  } finally {
    clearTimeout(timer);
  }
}
