import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { JobChange } from "@resume-picker/domain/jobs/sharing/job-change";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "../../lib/api.ts";
import { isToastShown, toast } from "../../lib/toast.tsx";
import { ChangeReader } from "./read-again.ts";
import { ChangeStream } from "./change-stream.ts";

/** Changes that reorder the whole list. A toast shows who made them. */
const told: Partial<Record<string, string>> = {
  "jobs.update": "changed the job description",
  "scoring.rescore": "changed the weights",
  "jobs.setBlindReview": "changed blind review",
  "jobs.reveal": "revealed a candidate",
  "judging.setJudgedBy": "changed who judges the CVs",
  "scoring.aiRank": "ranked the candidates by AI",
};

export type Shown = {
  jobs: readonly ListedJob[];
  isLoaded: boolean;
  job: ListedJob | null;
};

/**
 * Shows changes of others on shared jobs. A user without shared jobs needs the stream, too: it ends
 * when somebody shares the first one, and the page then finds the job. Renders nothing.
 */
export function LiveChanges({ jobs, isLoaded, job }: Shown): null {
  const jobId = job?.id ?? null;
  const cache = api.useUtils();
  const client = useQueryClient();
  const isShared = jobs.some(({ sharedBy, hasMembers }) => sharedBy !== null || hasMembers);
  useToastOnLostAccess({ jobs, isLoaded, job });
  const tell = useEffectEvent(({ what, by, jobIds }: JobChange) => {
    const words = told[what];
    // It must not replace a toast with Undo.
    if (words === undefined || jobId === null || !jobIds.includes(jobId) || isToastShown()) return;
    toast({ title: `${by} ${words}` });
  });
  useEffect(() => {
    if (!isLoaded) return;
    const reader = new ChangeReader(cache, client);
    const stream = new ChangeStream({
      onChange: ({ change }) => {
        if (change === null) return;
        reader.add(change);
        tell(change);
      },
      // Without shared jobs, only the list of jobs can have changed. Once one is in it, the effect
      // runs again and reloads everything.
      onGap: () => reader.add(isShared ? "all" : "jobs"),
      // If the session has expired, this call reports it and redirects to the login.
      onRefused: () => void cache.jobs.list.invalidate(),
    });
    return () => {
      stream.close();
      reader.close();
    };
  }, [cache, client, isLoaded, isShared]);
  return null;
}

/** Says why the page shows another job, or none, once the open one is no longer shared. */
function useToastOnLostAccess({ jobs, isLoaded, job }: Shown): void {
  const lastShown = useRef<ListedJob | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const last = lastShown.current;
    lastShown.current = job;
    if (last === null || last.sharedBy === null || jobs.some(({ id }) => id === last.id)) return;
    toast({ title: `You no longer have access to “${last.title}”` });
  }, [isLoaded, job, jobs]);
}
