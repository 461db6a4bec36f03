/** The kind of error from the caller's view. The API maps each code to one status. */
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
 * The only error class whose message is shown to people. Any other error is a bug and is only
 * logged.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly issues: readonly AppErrorIssue[] | undefined;
  /** Seconds to wait before retrying, for TOO_MANY_REQUESTS and UNAVAILABLE. */
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
