/** What went wrong, in the terms of the caller; the API maps each code to one status. */
export type AppErrorCode =
  | "VALIDATION"
  | "UNAUTHORIZED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "CONFLICT"
  | "TOO_LARGE"
  | "WRONG_TYPE"
  | "TOO_MANY_REQUESTS"
  | "UNAVAILABLE";

export type AppErrorIssue = { path: string; message: string };

/**
 * The one error class whose message is meant for people. Anything else that is thrown is a fault
 * of ours and reaches nobody but the log.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly issues: readonly AppErrorIssue[] | undefined;
  /** Seconds after which it is worth trying again, for TOO_MANY_REQUESTS and UNAVAILABLE. */
  readonly retryAfter: number | undefined;

  constructor(
    code: AppErrorCode,
    message: string,
    details: { issues?: readonly AppErrorIssue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
  }
}
