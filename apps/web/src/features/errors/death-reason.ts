import { TRPCClientError } from "@trpc/client";
import { failureReason } from "../../lib/error-message.ts";

/** What browsers call a request that nobody answered: Chromium, Firefox, Safari. */
const unanswered = /^(?:Failed to fetch|NetworkError when attempting|Load failed)/;

/** Of an error that a screen died of: most are faults of the code, and say themselves what happened. */
export function deathReason(error: Error): string {
  const isCall = error instanceof TRPCClientError || unanswered.test(error.message);
  const reason = isCall ? failureReason(error) : null;
  return reason ?? (error.message === "" ? "An unknown error" : error.message);
}
