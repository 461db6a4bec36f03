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

/** Why a question to a service came to nothing, as an error that says it in plain words. */
export function nameFailure(thrown: unknown): AppError {
  const cause = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  if (NoObjectGeneratedError.isInstance(cause)) return aiError("AI_SHAPE", { cause });
  if (isTimeout(thrown) || isTimeout(cause)) return aiError("AI_TIMEOUT", { cause });
  if (!APICallError.isInstance(cause)) return aiError("AI_SHAPE", { cause });
  const { statusCode: status, responseBody = "" } = cause;
  if (status === undefined) return aiError("AI_UNREACHABLE", { cause });
  // OpenAI says by the same status that the account is used up and that calls come too fast.
  if (status === 429 && responseBody.includes("insufficient_quota")) {
    return aiError("AI_NO_CREDIT", { status, cause });
  }
  // Redirects aren't followed; a page is what stands at an address without the service's path.
  const isPage = status < 400 && responseBody.trimStart().startsWith("<");
  if (isPage || (status >= 300 && status < 400)) {
    return aiError("AI_WRONG_ADDRESS", { status, cause });
  }
  if (status < 400) return aiError(isBrokenOff(cause) ? "AI_BROKEN_OFF" : "AI_SHAPE", { cause });
  const code = codeByStatus[status] ?? (status >= 500 ? "AI_BROKEN" : "AI_REFUSED");
  return aiError(code, { status, cause });
}

/** It had begun to answer when the connection ended: Node.js says so of a body that ends early. */
function isBrokenOff(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message === "aborted") return true;
  }
  return false;
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
