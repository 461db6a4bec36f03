import { AppError } from "@resume-picker/domain/errors";
import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { maxClientErrorBytes } from "@resume-picker/domain/logs/log-rules";
import { maxFileBytes, maxFilesPerUpload } from "@resume-picker/domain/uploads/upload-rules";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";

const maxJsonBytes = 2 * 1024 * 1024;
const maxUploadBytes = maxFilesPerUpload * (maxFileBytes + 64 * 1024);

/** Room for the form around a picture. */
const maxImageFormBytes = maxImageBytes + 64 * 1024;

const limitTo = (maxSize: number, message = "The request is too large. Send less at once.") =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("TOO_LARGE", message);
    },
  });

/** How much a call may be sent: by its path, and the two ways into each procedure. */
export function limitBodies() {
  const json = limitTo(maxJsonBytes);
  const uploads = limitTo(maxUploadBytes);
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
