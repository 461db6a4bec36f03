import type { AppError } from "@resume-picker/domain/errors";
import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import type { AiFailureCode } from "@resume-picker/domain/scoring/ai-failures";
import { APICallError, NoObjectGeneratedError, RetryError } from "ai";

const codeByStatus: Readonly<Record<number, AiFailureCode>> = {
  401: "AI_KEY_REFUSED",
  402: "AI_NO_CREDIT",
  403: "AI_KEY_REFUSED",
  404: "AI_NOT_FOUND",
  408: "AI_TIMEOUT",
  429: "AI_LIMIT",
};

/** Converts an error of a request to a service to an AppError with a plain message. */
export function classifyFailure(thrown: unknown): AppError {
  const cause = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  if (NoObjectGeneratedError.isInstance(cause)) return aiError("AI_SHAPE", { cause });
  if (isTimeout(thrown) || isTimeout(cause)) return aiError("AI_TIMEOUT", { cause });
  if (!APICallError.isInstance(cause)) return aiError("AI_SHAPE", { cause });
  const { statusCode: status, responseBody = "" } = cause;
  if (status === undefined) return aiError("AI_UNREACHABLE", { cause });
  // OpenAI uses the same status for exhausted credit and for too many requests.
  if (status === 429 && responseBody.includes("insufficient_quota")) {
    return aiError("AI_NO_CREDIT", { status, cause });
  }
  // Redirects aren't followed. An HTML page usually means that the address lacks the service's
  // path.
  const isPage = status < 400 && responseBody.trimStart().startsWith("<");
  if (isPage || (status >= 300 && status < 400)) {
    return aiError("AI_WRONG_ADDRESS", { status, cause });
  }
  if (status < 400)
    return aiError(isConnectionLost(cause) ? "AI_BROKEN_OFF" : "AI_SHAPE", { cause });
  const code = codeByStatus[status] ?? (status >= 500 ? "AI_BROKEN" : "AI_REFUSED");
  return aiError(code, { status, cause });
}

/** True if the connection ended during the answer, which Node.js reports as "aborted". */
function isConnectionLost(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message === "aborted") return true;
  }
  return false;
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
