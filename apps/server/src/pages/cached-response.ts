import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";

const compress = promisify(gzip);

/** Serves a response that never changes. It is built, hashed and compressed only once. */
export function cachedResponse(
  text: string | Promise<string>,
  type: string,
): (c: Context) => Promise<Response> {
  const made = Promise.resolve(text).then(make);
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return async (c) => {
    const { bytes, etag } = await made;
    const headers = { ETag: etag, Vary: "Accept-Encoding", "Content-Type": type };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    const takesGzip = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
    if (!takesGzip) {
      return c.body(bytes, 200, { ...headers, "Content-Length": String(bytes.byteLength) });
    }
    compressed ??= compress(bytes).then((buffer) => new Uint8Array(buffer));
    const body = await compressed;
    return c.body(body, 200, {
      ...headers,
      "Content-Encoding": "gzip",
      "Content-Length": String(body.byteLength),
    });
  };
}

function make(text: string) {
  const bytes = new TextEncoder().encode(text);
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return { bytes, etag: `W/"${hash.slice(0, 27)}"` };
}
