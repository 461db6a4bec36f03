import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";

/** Compresses responses for clients that accept it. Others aren't turned into streams. */
export function compressResponses() {
  const compressed = compress();
  return createMiddleware(async (c, next) => {
    if (c.req.header("accept-encoding") !== undefined) return compressed(c, next);
    await next();
    c.res.headers.append("Vary", "Accept-Encoding");
  });
}
