import { TRPCClientError } from "@trpc/client";
import { failureReason } from "../../lib/error-message.ts";

/** The messages of network errors in Chromium, Firefox and Safari. */
const unanswered = /^(?:Failed to fetch|NetworkError when attempting|Load failed)/;

/** Returns the reason of a crash. Most crashes are bugs whose message is already the reason. */
export function deathReason(error: Error): string {
  const isCall = error instanceof TRPCClientError || unanswered.test(error.message);
  const reason = isCall ? failureReason(error) : null;
  return reason ?? (error.message === "" ? "An unknown error" : error.message);
}
