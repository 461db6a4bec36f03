import type { Parts } from "@resume-picker/api/context";
import { AppError } from "@resume-picker/domain/errors";
import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { maxClientErrorBytes } from "@resume-picker/domain/logs/log-rules";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { receiveUploads, tooLargeMessage } from "./receive-uploads.ts";

const maxJsonBytes = 2 * 1024 * 1024;

/** Room for the form around a picture. */
const maxImageFormBytes = maxImageBytes + 64 * 1024;

const limitTo = (maxSize: number, message = tooLargeMessage) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("TOO_LARGE", message);
    },
  });

/** How much a call may be sent: by its path, and the two ways into each procedure. */
export function limitBodies(parts: Parts) {
  const json = limitTo(maxJsonBytes);
  const uploads = receiveUploads(parts);
  const images = limitTo(maxImageFormBytes, imageMessages.tooLarge);
  const clientErrors = limitTo(maxClientErrorBytes);
  const others = new Map([
    ["/api/upload", uploads],
    ["/api/trpc/uploads.upload", uploads],
    ["/api/media/upload", images],
    ["/api/trpc/media.upload", images],
    ["/api/logs/client-error", clientErrors],
    ["/api/trpc/logs.reportClientError", clientErrors],
  ]);
  return createMiddleware((c, next) => {
    // Node takes no body with these; only to look for one would make a stream.
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return (others.get(c.req.path) ?? json)(c, next);
  });
}
