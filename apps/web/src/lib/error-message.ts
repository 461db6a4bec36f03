import { TRPCClientError } from "@trpc/client";

type ErrorData = { code?: string; issues?: readonly { path: string; message: string }[] };

function dataOf(error: unknown): ErrorData {
  if (!(error instanceof TRPCClientError)) return {};
  // tRPC types `data` as any; the server's error formatter (packages/api/trpc.ts) fills it.
  const data = error.data as ErrorData | null | undefined;
  return data ?? {};
}

/** The code that the server gave an error, such as "CONFLICT"; undefined when it never answered. */
export function errorCode(error: unknown): string | undefined {
  return dataOf(error).code;
}

/** The session has ended, or there never was one; a wrong password is not meant. */
export function isSessionOver(error: unknown): boolean {
  return (
    error instanceof TRPCClientError &&
    errorCode(error) === "UNAUTHORIZED" &&
    error.message === "Unauthorized"
  );
}

const sessionOver = "Your session has ended. Sign in to continue.";

/** What the server says of one field of the input. */
export function fieldIssues(error: unknown): Record<string, string> {
  const issues = dataOf(error).issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** Why a call failed, for the line below what failed; null where nothing is known. */
export function failureReason(error: unknown): string | null {
  const code = errorCode(error);
  if (isSessionOver(error)) return sessionOver;
  if (code === "INTERNAL_SERVER_ERROR")
    return "Something went wrong on the server. The log has the details.";
  if (code !== undefined) return error instanceof Error ? error.message : null;
  const wasNoAnswer = error instanceof TRPCClientError || error instanceof TypeError;
  return wasNoAnswer ? "The server can’t be reached. Check your connection." : null;
}

/** The same for a part of a screen that waits for an answer, where something must be said. */
export function reasonFor(error: unknown): string {
  return failureReason(error) ?? (error instanceof Error ? error.message : "");
}

/** The server's message for people; the fallback when it has none or never answered. */
export function errorMessage(error: unknown, fallback: string): string {
  const code = errorCode(error);
  if (isSessionOver(error)) return sessionOver;
  if (code === undefined || code === "INTERNAL_SERVER_ERROR") return fallback;
  return error instanceof Error && error.message !== "" ? error.message : fallback;
}

const advice = " Please try again.";

/** A sentence and its advice to try again, without that where somebody has to act first. */
export function withAdvice(sentence: string, error: unknown): string {
  const needsSomebody = /\badministrator\b/.test(failureReason(error) ?? "");
  return needsSomebody ? sentence.replace(advice, "") : sentence;
}
