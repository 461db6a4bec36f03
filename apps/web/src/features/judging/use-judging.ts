import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import type { JudgedBy } from "@resume-picker/domain/scoring/score/score";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useCallback, useEffect } from "react";
import { api } from "../../lib/api.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { followRun, isRunning, refreshScores } from "./follow-run.ts";
import { progressText } from "./judging-words.ts";

/** The judge of a job's CVs (rules or model), and the model's run. */
export function useJudging(id: number) {
  const cache = api.useUtils();
  const client = useQueryClient();
  const { data, error } = api.judging.show.useQuery({ id }, { refetchOnMount: "always" });
  const show = (judging: JobJudging) => cache.judging.show.setData({ id }, judging);

  const follow = useCallback(() => {
    const key = getQueryKey(api.judging.show, { id }, "query");
    void followRun(cache, id, (ended) => {
      // An open dialog already shows the result.
      const isShown = client.getQueryCache().find({ queryKey: key })?.isActive() ?? false;
      if (!isShown) announce(ended);
    });
  }, [cache, client, id]);
  const isUnderWay = data !== undefined && isRunning(data);
  useEffect(() => {
    if (isUnderWay) follow();
  }, [isUnderWay, follow]);

  const start = api.judging.start.useMutation({
    onSuccess: (judging) => {
      show(judging);
      follow();
    },
  });
  const pause = api.judging.pause.useMutation({
    onSuccess: async () => {
      await cache.judging.show.invalidate({ id });
      follow();
    },
  });
  const choose = api.judging.setJudgedBy.useMutation({
    onSuccess: async (judging) => {
      show(judging);
      await refreshScores(cache, id);
    },
  });
  const use = api.judging.useAnswers.useMutation({
    onSuccess: async (judging) => {
      show(judging);
      await refreshScores(cache, id);
    },
  });
  const check = api.judging.checkAgreement.useMutation({
    onSuccess: (judging) => {
      show(judging);
      follow();
    },
  });
  const stop = api.judging.stopCheck.useMutation({
    onSuccess: () => cache.judging.show.invalidate({ id }),
  });
  const calls = [start, pause, choose, use, check, stop];
  const failed = calls.find((call) => call.error)?.error ?? null;
  return {
    judging: data,
    error,
    /** Shows the choice immediately, and reverts it if saving fails. */
    judgedBy: choose.isPending ? choose.variables.judgedBy : data?.judgedBy,
    isChoosing: choose.isPending,
    isStarting: start.isPending || pause.isPending,
    problem: failed && reasonFor(failed),
    start: () => start.mutate({ id }),
    pause: () => pause.mutate({ id }),
    isUsing: use.isPending,
    use: () => use.mutate({ id }),
    isChecking: check.isPending || stop.isPending,
    check: () => check.mutate({ id }),
    stopCheck: () => stop.mutate({ id }),
    /** Only one change at a time, because each recalculates all scores. */
    choose: (judgedBy: JudgedBy) => {
      if (!choose.isPending) choose.mutate({ id, judgedBy });
    },
  };
}

function announce({ last, agreement }: JobJudging): void {
  const isCheck = (agreement?.endedAt ?? 0) > (last?.endedAt ?? 0);
  if (isCheck && agreement !== null) {
    const description = agreement.failure ?? progressText(agreement);
    toast({ title: "Agreement checked", description });
    return;
  }
  if (last?.status === "done")
    toast({ title: `${last.model} judged the CVs`, description: progressText(last) });
  if (last?.status === "failed")
    toast({
      title: "Judging stopped",
      description: last.failure ?? progressText(last),
      tone: "destructive",
    });
}
