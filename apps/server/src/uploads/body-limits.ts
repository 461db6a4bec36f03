import type { Parts } from "@resume-picker/api/context";
import { AppError } from "@resume-picker/domain/errors";
import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { maxClientErrorBytes } from "@resume-picker/domain/logs/log-rules";
import { bodyLimit } from "hono/body-limit";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Variables } from "../request-info.ts";
import { formPaths } from "./form-paths.ts";
import { receiveUploads, tooLargeMessage } from "./receive-uploads.ts";

const maxJsonBytes = 2 * 1024 * 1024;
/** The limit for bodies of unauthenticated requests. */
const maxVisitorBytes = 64 * 1024;

/** Allows for the form around a picture. */
const maxImageFormBytes = maxImageBytes + 64 * 1024;

const limitTo = (maxSize: number, message = tooLargeMessage) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("TOO_LARGE", message);
    },
  });

type Limit = MiddlewareHandler<{ Variables: Variables }>;

/** Limits the body size by caller and path. Each form procedure is reachable by two paths. */
export function limitBodies(parts: Parts) {
  const visitors: Limit = limitTo(maxVisitorBytes);
  const json = limitTo(maxJsonBytes);
  const uploads = receiveUploads(parts);
  const images = limitTo(maxImageFormBytes, imageMessages.tooLarge);
  const clientErrors = limitTo(maxClientErrorBytes);
  const others = new Map<string, Limit>([
    ...[...formPaths].map(([path, form]) => [path, form === "cvs" ? uploads : images] as const),
    ["/api/logs/client-error", clientErrors] as const,
    ["/api/trpc/logs.reportClientError", clientErrors] as const,
  ]);
  return createMiddleware<{ Variables: Variables }>(async (c, next) => {
    // Node doesn't read a body for these methods, and checking for one would create a stream.
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const limit: Limit = others.get(c.req.path) ?? json;
    // A form's files are read only after the procedure has authenticated the caller.
    if (limit === uploads || isSmall(c.req.header("content-length"))) return limit(c, next);
    const session = await parts.sessions.find(c.req.header("cookie") ?? "");
    const answer = await (session ? limit : visitors)(c, next);
    if (session?.setCookie) c.res.headers.append("Set-Cookie", session.setCookie);
    return answer;
  });
}

/** Whether the stated body length is small enough for unauthenticated callers. */
const isSmall = (length: string | undefined): boolean =>
  length !== undefined && Number(length) <= maxVisitorBytes;
