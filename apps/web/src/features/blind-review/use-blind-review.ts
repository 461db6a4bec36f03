import type { BlindSettings } from "@resume-picker/domain/blind/blind-review";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";

/**
 * Changes the job's blind review. Each change resets the query cache, whose data shows too much or
 * too little.
 */
export function useBlindReview(jobId: number) {
  const client = useQueryClient();
  const set = api.jobs.setBlindReview.useMutation();
  const reveal = api.jobs.reveal.useMutation();
  /** Returns the error message, or null once the change is saved. */
  const save = async (change: () => Promise<unknown>, otherwise: string) => {
    try {
      await change();
    } catch (error) {
      return errorMessage(error, otherwise);
    }
    await client.resetQueries();
    return null;
  };
  return {
    isSaving: set.isPending || reveal.isPending,
    set: (settings: BlindSettings): Promise<string | null> =>
      save(
        () => set.mutateAsync({ id: jobId, ...settings }),
        "Blind review could not be changed. Please try again.",
      ),
    reveal: (candidateId: number, reason: string): Promise<string | null> =>
      save(
        () => reveal.mutateAsync({ id: jobId, candidateId, reason }),
        "The candidate could not be revealed. Please try again.",
      ),
  };
}
