import { useCallback, useEffect, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { listSources } from "./list-sources.ts";
import { throttle } from "./throttle.ts";
import type { UploadTotals } from "./upload-item.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { UploadSource } from "./upload-source.ts";

const queue = new UploadQueue();
const refreshMs = 1500;

/** The upload goes on while the user changes job or screen. */
export function useUploads(jobId: number | null) {
  const state = useSyncExternalStore(queue.subscribe, queue.getState);
  const cache = api.useUtils();
  const { mutateAsync } = api.uploads.upload.useMutation();

  const upload = useCallback(
    async (chosen: readonly (File | UploadSource)[]) => {
      if (queue.getState().isRunning) return;
      const sources = await listSources(chosen);
      const job = jobId === null ? undefined : { id: jobId };
      const refresh = () => {
        void cache.candidates.listForJob.invalidate(job);
        void cache.jobs.candidateCounts.invalidate();
      };
      const refreshSometimes = throttle(refresh, refreshMs);
      queue.start(sources, {
        send: async (file) => {
          const form = new FormData();
          form.append("files", file, file.name);
          if (job) form.append("jobId", String(job.id));
          const { results } = await mutateAsync(form);
          return results[0] ?? { fileName: file.name, success: false };
        },
        onLanded: refreshSometimes.call,
        onEnd: (totals, isCancelled) => {
          refreshSometimes.cancel();
          refresh();
          sayHowItEnded(totals, isCancelled);
        },
        readError,
      });
    },
    [cache, jobId, mutateAsync],
  );

  useWarningBeforeLeaving(state.isRunning);
  const { pause, resume, cancel, retry, dismiss } = queue;
  return { ...state, upload, pause, resume, cancel, retry, dismiss };
}

function sayHowItEnded({ total, unreadable }: UploadTotals, isCancelled: boolean): void {
  const succeeded = total - unreadable;
  if (isCancelled) {
    toast({
      title: "Upload cancelled",
      description: `${succeeded} of ${total} CVs have been processed; the others were not sent.`,
    });
    return;
  }
  if (succeeded === 0) {
    toast({
      title: "Upload Failed",
      description: "Failed to upload and process CVs",
      tone: "destructive",
    });
    return;
  }
  const share = unreadable > 0 ? `${succeeded} of ${total} ` : "";
  toast({
    title: "Upload Complete",
    description: `${share}CVs have been processed successfully`,
  });
}

/** Adds the reason when the server gave one that is meant for people. */
function readError(error: unknown): string {
  const reason = errorMessage(error, "");
  return reason === "" ? "Upload failed" : `Upload failed: ${reason}`;
}

function useWarningBeforeLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isRunning]);
}
