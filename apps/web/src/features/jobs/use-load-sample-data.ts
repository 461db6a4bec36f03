import { useState } from "react";
import { api } from "../../lib/api.ts";
import { keepSampleHint } from "../../lib/kept/list-hints.ts";
import { toast } from "../../lib/toast.tsx";

const pauseMs = 400;

/**
 * Loads the sample job and opens it as soon as it exists. Its candidates appear one by one, as in
 * an upload.
 */
export function useLoadSampleData(onOpen: (jobId: number) => void) {
  const cache = api.useUtils();
  const [isLoading, setIsLoading] = useState(false);
  const load = api.jobs.loadSampleData.useMutation();
  const findNewJob = async (known: ReadonlySet<number>) => {
    const jobs = await cache.jobs.list.fetch(undefined, { staleTime: 0 });
    return jobs.find(({ id }) => !known.has(id))?.id ?? null;
  };
  const refresh = async (id: number) => {
    await Promise.all([
      cache.candidates.listForJob.invalidate({ id }),
      cache.jobs.candidateCounts.invalidate(),
    ]);
  };

  const loadSampleData = async () => {
    if (isLoading) return;
    setIsLoading(true);
    let opened: number | null = null;
    const open = (id: number) => {
      if (opened !== null) return;
      opened = id;
      keepSampleHint(id);
      onOpen(id);
    };
    try {
      const known = new Set((await cache.jobs.list.fetch()).map(({ id }) => id));
      let isDone = false;
      const loading = load.mutateAsync().finally(() => {
        isDone = true;
      });
      // Failed polls are repeated. Only the result of the call itself counts.
      const follow = async () => {
        while (!isDone) {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          if (opened !== null) await refresh(opened);
          else {
            const id = await findNewJob(known).catch(() => null);
            if (id !== null) open(id);
          }
        }
      };
      const [{ jobId, candidateCount }] = await Promise.all([loading, follow()]);
      await cache.jobs.list.invalidate();
      open(jobId);
      await refresh(jobId);
      toast({
        title: "Sample data loaded",
        description: `One job with ${candidateCount} candidates is ready to explore.`,
      });
    } catch (error) {
      toast({ error, title: "Sample data could not be loaded", tone: "destructive" });
    } finally {
      setIsLoading(false);
    }
  };
  return { loadSampleData, isLoading };
}
