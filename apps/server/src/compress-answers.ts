import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";

/** Compresses for clients that take it; others get the answer as it is, without a stream made of it. */
export function compressAnswers() {
  const compressed = compress();
  return createMiddleware(async (c, next) => {
    if (c.req.header("accept-encoding") !== undefined) return compressed(c, next);
    await next();
    c.res.headers.append("Vary", "Accept-Encoding");
  });
}
