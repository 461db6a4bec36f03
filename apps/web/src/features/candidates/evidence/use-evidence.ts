import { useMemo, useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import type { EvidenceActions } from "./evidence-actions.ts";

const failed = "Your review could not be saved. Please try again.";

/** Reviews lines of a candidate's CV for a job, then reloads the list, scores and ranks. */
export function useEvidence(of: { jobId: number; candidateId: number }): EvidenceActions {
  const { jobId: id, candidateId } = of;
  const cache = api.useUtils();
  const { mutateAsync: review } = api.evidence.review.useMutation();
  const { mutateAsync: undoReview } = api.evidence.undoReview.useMutation();
  const { mutateAsync: acceptPhrase } = api.evidence.acceptPhrase.useMutation();
  const { mutateAsync: removePhrase } = api.evidence.removePhrase.useMutation();
  const [running, setRunning] = useState(0);

  return useMemo(() => {
    const save = async (call: () => Promise<unknown>): Promise<unknown> => {
      setRunning((count) => count + 1);
      try {
        await call();
        await Promise.all([
          cache.candidates.listForJob.invalidate({ id }),
          cache.candidates.detail.invalidate({ id: candidateId, jobId: id }),
          cache.evidence.phrases.invalidate({ id }),
        ]);
        return null;
      } catch (error) {
        return error;
      } finally {
        setRunning((count) => count - 1);
      }
    };
    const saveOrSay = async (call: () => Promise<unknown>) => {
      const error = await save(call);
      if (error !== null)
        toast({ error, title: "Error", description: failed, tone: "destructive" });
    };
    return {
      review: (row, line, counts) =>
        saveOrSay(() => review({ id, candidateId, ...row, line, counts })),
      undo: (reviewId) => saveOrSay(() => undoReview({ id, candidateId, reviewId })),
      acceptPhrase: async (row, phrase) => {
        const error = await save(() => acceptPhrase({ id, ...row, phrase }));
        return error === null ? null : errorMessage(error, failed);
      },
      removePhrase: (phraseId) => saveOrSay(() => removePhrase({ id, phraseId })),
      isSaving: running > 0,
    };
  }, [cache, id, candidateId, review, undoReview, acceptPhrase, removePhrase, running]);
}
