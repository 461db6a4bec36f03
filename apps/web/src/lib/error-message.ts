import { TRPCClientError } from "@trpc/client";

type ErrorData = { code?: string; issues?: readonly { path: string; message: string }[] };

function dataOf(error: unknown): ErrorData {
  if (!(error instanceof TRPCClientError)) return {};
  // tRPC types `data` as any. The server's error formatter (packages/api/trpc.ts) fills it.
  const data = error.data as ErrorData | null | undefined;
  return data ?? {};
}

/** Returns the server's error code, such as "CONFLICT", or undefined if there was no response. */
export function errorCode(error: unknown): string | undefined {
  return dataOf(error).code;
}

/** Whether the session is missing or has expired. A wrong password doesn't count. */
export function isSessionOver(error: unknown): boolean {
  return (
    error instanceof TRPCClientError &&
    errorCode(error) === "UNAUTHORIZED" &&
    error.message === "Unauthorized"
  );
}

const sessionOver = "Your session has ended. Sign in to continue.";

/** Returns the server's messages by input field. */
export function fieldIssues(error: unknown): Record<string, string> {
  const issues = dataOf(error).issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** Returns why a call failed, as a second line of a message, or null if unknown. */
export function failureReason(error: unknown): string | null {
  const code = errorCode(error);
  if (isSessionOver(error)) return sessionOver;
  if (code === "INTERNAL_SERVER_ERROR")
    return "Something went wrong on the server. The log has the details.";
  if (code !== undefined) return error instanceof Error ? error.message : null;
  const wasNoAnswer = error instanceof TRPCClientError || error instanceof TypeError;
  return wasNoAnswer ? "The server can’t be reached. Check your connection." : null;
}

/**
 * Like `failureReason`, but always returns a text, for a part of the screen that failed to load.
 */
export function reasonFor(error: unknown): string {
  return failureReason(error) ?? (error instanceof Error ? error.message : "");
}

/** Returns the server's message for users, or the fallback if there is none. */
export function errorMessage(error: unknown, fallback: string): string {
  const code = errorCode(error);
  if (isSessionOver(error)) return sessionOver;
  if (code === undefined || code === "INTERNAL_SERVER_ERROR") return fallback;
  return error instanceof Error && error.message !== "" ? error.message : fallback;
}

const advice = " Please try again.";

/** Removes the advice to try again if an administrator has to act first. */
export function withAdvice(sentence: string, error: unknown): string {
  const needsSomebody = /\badministrator\b/.test(failureReason(error) ?? "");
  return needsSomebody ? sentence.replace(advice, "") : sentence;
}
