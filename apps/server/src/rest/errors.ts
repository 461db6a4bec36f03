import { toStorageError } from "@resume-picker/api/storage-errors";
import { errorCodes, errorDetails } from "@resume-picker/api/trpc";
import { AppError } from "@resume-picker/domain/errors";
import type { AppErrorCode } from "@resume-picker/domain/errors";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ServerLog } from "../logs/log.ts";
import type { Variables } from "../request-info.ts";

const statuses: Record<AppErrorCode, ContentfulStatusCode> = {
  VALIDATION: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};

/** Writes an error as `{message, code}` with the right status and never a stack trace. */
export function writeError(thrown: Error, c: Context<{ Variables: Variables }>, log: ServerLog) {
  const trouble = thrown instanceof TRPCError ? null : toStorageError(thrown);
  if (trouble) log.error({ requestId: c.get("requestId"), error: thrown }, "request failed");
  const error = trouble ?? thrown;
  if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") {
    const { retryAfter, ...details } = errorDetails(error);
    if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
    // tRPC types this as a number, but the statuses of its error codes all allow a body.
    const status = getHTTPStatusCodeFromError(error) as ContentfulStatusCode;
    return c.json({ message: error.message, code: error.code, ...details }, status);
  }
  if (error instanceof AppError) {
    if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
    return c.json({ message: error.message, code: errorCodes[error.code] }, statuses[error.code]);
  }
  if (error instanceof HTTPException) {
    const code = error.status === 413 ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
    return c.json({ message: error.message || "Bad Request", code }, error.status);
  }
  const requestId = c.get("requestId");
  // Errors of procedures have already been logged by their middleware.
  if (!(error instanceof TRPCError)) log.error({ requestId, error }, "request failed");
  const message = "Internal Server Error";
  return c.json({ message, code: "INTERNAL_SERVER_ERROR", requestId }, 500);
}
