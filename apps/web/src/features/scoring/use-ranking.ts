import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { useCallback } from "react";
import { api } from "../../lib/api.ts";
import { withAdvice } from "../../lib/error-message.ts";
import { useTabs } from "../../lib/use-tabs.ts";
import { errorCode } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import type { Toast } from "../../lib/toast.tsx";
import { rankingCostText } from "./ranking-cost-text.ts";

export type Ranking = {
  jobId: number | null;
  running: "manual" | "ai" | null;
  /** Clicks are ignored while either ranking runs. */
  rankManually: () => void;
  rankByAi: () => void;
  stopAi: () => void;
};

/** @param offer the next step after an AI ranking */
export function useRanking(jobId: number | null, offer?: Toast["offer"]): Ranking {
  useTabs("weights", useShowWeights());
  const cache = api.useUtils();
  const refresh = (_: unknown, { id }: { id: number }) =>
    cache.candidates.listForJob.invalidate({ id });

  const manual = api.scoring.manualRank.useMutation({
    onMutate: () => toast({ title: "Calculating Manual Rankings" }),
    onSuccess: async (result, job) => {
      await refresh(result, job);
      toast({
        title: "Manual Ranking Complete",
        description: result.message || "All candidates have been ranked based on weighted scores",
      });
    },
    onError: (error) =>
      toast({
        error,
        title: "Calculation Failed",
        description: "Unable to calculate scores. Please try again.",
        tone: "destructive",
      }),
  });

  const ai = api.scoring.aiRank.useMutation({
    // What it may cost is said before anything is sent.
    onMutate: async (job) => {
      const cost = await cache.scoring.aiRankCost.fetch(job, { staleTime: 0 }).catch(() => null);
      toast({
        title: "AI Ranking in Progress",
        ...(cost && { description: rankingCostText(cost) }),
      });
    },
    onSuccess: async (result, job) => {
      await refresh(result, job);
      toast({ title: "AI Ranking Complete", description: result.message, ...(offer && { offer }) });
    },
    onError: (error) => {
      if (error.data?.code === "CONFLICT") {
        toast({ title: "AI ranking stopped", description: "The previous ranks are kept." });
        return;
      }
      toast({
        error,
        title: "AI Ranking Failed",
        description: withAdvice("Unable to generate AI rankings. Please try again.", error),
        tone: "destructive",
      });
    },
  });
  const stop = api.scoring.stopAiRank.useMutation();

  const running = manual.isPending ? "manual" : ai.isPending ? "ai" : null;
  return {
    jobId,
    running,
    rankManually: () => {
      if (running === null && jobId !== null) manual.mutate({ id: jobId });
    },
    rankByAi: () => {
      if (running === null && jobId !== null) ai.mutate({ id: jobId });
    },
    stopAi: () => {
      if (ai.variables) stop.mutate(ai.variables);
    },
  };
}

function useShowWeights() {
  const cache = api.useUtils();
  return useCallback(
    (id: number) =>
      Promise.all([
        cache.jobs.list.invalidate(),
        cache.jobs.get.invalidate({ id }),
        cache.candidates.listForJob.invalidate({ id }),
      ]),
    [cache],
  );
}

/** `useRanking` listens for new weights, so this hook doesn't need to. */
const nothing = () => undefined;

/** Resolves to true once the weights are saved and all totals are recalculated. */
export function useRescore(jobId: number | null) {
  const rescore = api.scoring.rescore.useMutation();
  const showWeights = useShowWeights();
  const tellTabs = useTabs("weights", nothing);
  const fail = (description: string, error?: unknown) =>
    toast({ error, title: "Error", description, tone: "destructive" });
  return {
    isSaving: rescore.isPending,
    /** @param seen the weights that the new ones are based on. */
    rescore: async (weights: ScoreWeights, seen: ScoreWeights): Promise<boolean> => {
      if (jobId === null) {
        fail("No job selected");
        return false;
      }
      try {
        await rescore.mutateAsync({ id: jobId, weights, seen });
        await showWeights(jobId);
        tellTabs(jobId);
        toast({
          title: "Success",
          description: "All candidates have been re-scored with new weights",
        });
        return true;
      } catch (error) {
        fail("Failed to re-score candidates", error);
        if (errorCode(error) === "CONFLICT") void showWeights(jobId);
        return false;
      }
    },
  };
}
