import { codedFileName } from "@resume-picker/domain/blind/code-name";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { listSources } from "./list-sources.ts";
import { throttle } from "./throttle.ts";
import type { UploadTotals } from "./upload-item.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { UploadSource } from "./upload-source.ts";

const queue = new UploadQueue();
const refreshMs = 3000;
/** Limits re-rendering of the list, because files finish faster than anyone can read. */
const showMs = 250;
/** The server's limit of rejected files per call. */
const maxNoted = 1000;

/** Manages uploads, which continue when the user switches the job or the screen. */
export function useUploads(jobId: number | null) {
  const state = useSyncExternalStore(subscribeSometimes, queue.getState);
  const cache = api.useUtils();
  const { data: jobs = [] } = api.jobs.list.useQuery();
  const isBlind = jobs.some((job) => job.isBlind && (jobId === null || job.id === jobId));
  const { mutateAsync } = api.uploads.upload.useMutation();
  const { mutateAsync: begin } = api.uploads.begin.useMutation();
  const { mutateAsync: noteRejected } = api.uploads.noteRejected.useMutation();

  const upload = useCallback(
    async (chosen: readonly (File | UploadSource)[]) => {
      if (queue.getState().isRunning) return;
      const listed = await listSources(chosen);
      const sources = isBlind ? listed.map(withoutName) : listed;
      const job = jobId === null ? undefined : { id: jobId };
      const refresh = () => {
        void cache.candidates.listForJob.invalidate(job);
        void cache.jobs.candidateCounts.invalidate();
      };
      const refreshSometimes = throttle(refresh, refreshMs);
      // All requests of an upload share one report, even after a retry.
      const uploadId = once(async () => (await begin(job ? { jobId: job.id } : {})).id);
      const refused: { fileName: string; error: string }[] = [];
      const endReport = async () => {
        const files = refused.splice(0, maxNoted);
        if (files.length > 0) await noteRejected({ id: await uploadId(), files });
        await cache.uploads.invalidate();
      };
      queue.start(sources, {
        onRefused: (fileName, error) => refused.push({ fileName, error }),
        send: async (file) => {
          const form = new FormData();
          form.append("files", file, file.name);
          form.append("uploadId", await uploadId());
          if (job) form.append("jobId", String(job.id));
          const { results } = await mutateAsync(form);
          return results[0] ?? { fileName: file.name, success: false };
        },
        onLanded: refreshSometimes.call,
        onEnd: (totals, isCancelled, failure) => {
          refreshSometimes.cancel();
          refresh();
          // If this fails, the report lacks files that were never sent. They are still in the list
          // of failures.
          void endReport().catch(() => undefined);
          sayHowItEnded(totals, isCancelled, failure);
        },
        readError,
      });
    },
    [begin, cache, isBlind, jobId, mutateAsync, noteRejected],
  );

  const { pause, resume, cancel, retry, dismiss } = queue;
  return { ...state, upload, pause, resume, cancel, retry, dismiss };
}

/** In blind review, files are listed by number, because a file name may reveal the candidate. */
const withoutName = (source: UploadSource, at: number): UploadSource => ({
  ...source,
  label: codedFileName(`File ${at + 1}`, source.name),
});

function subscribeSometimes(listener: () => void): () => void {
  const { call, cancel } = throttle(listener, showMs);
  const unsubscribe = queue.subscribe(call);
  return () => {
    unsubscribe();
    cancel();
  };
}

/**
 * Returns a function that makes the value once and then returns the same promise. A failure is
 * retried on the next call.
 */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

function sayHowItEnded(totals: UploadTotals, isCancelled: boolean, failure: unknown): void {
  const { total, unreadable, unsent } = totals;
  const succeeded = total - unreadable - unsent;
  if (isCancelled) {
    toast({
      title: "Upload cancelled",
      description: `${succeeded} of ${total} CVs have been processed. The others were not sent.`,
    });
    return;
  }
  if (succeeded === 0) {
    toast({
      error: failure,
      title: "Upload Failed",
      description: "Failed to upload and process CVs",
      tone: "destructive",
    });
    return;
  }
  const share = succeeded < total ? `${succeeded} of ${total} ` : "";
  toast({
    error: failure,
    title: "Upload Complete",
    description: `${share}CVs have been processed successfully`,
  });
}

/** Appends the server's reason if it is meant for users. */
function readError(error: unknown): string {
  const reason = errorMessage(error, "");
  return reason === "" ? "Upload failed" : `Upload failed: ${reason}`;
}

/** Asks before the page is closed while an upload is running. */
export function useWarningBeforeLeaving(): void {
  const isRunning = useSyncExternalStore(queue.subscribe, () => queue.getState().isRunning);
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isRunning]);
}
