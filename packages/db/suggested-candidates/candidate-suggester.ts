import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Database } from "../connect.ts";
import { findBest } from "./find-best.ts";
import type { BestOfPool, SuggestionTask } from "./find-best.ts";

export type SuggestionAnswer = { known: BestOfPool } | { error: string };

/**
 * Who of the owner's other candidates would stand in the first places of a job: complete, or what is
 * known of it when the time is over. Asking again goes on with the same search as long as the mark is
 * the same.
 */
export type CandidateSuggester = {
  find: (task: SuggestionTask, wait: { mark: string; ms: number }) => Promise<BestOfPool>;
  stop: () => Promise<void>;
};

type Search = {
  mark: string;
  known: BestOfPool;
  isStopped: boolean;
  done: Promise<void>;
  stop: () => Promise<void>;
};

/** Searches that are remembered; each holds some dozens of rows. */
const maxKept = 50;

/**
 * One search of an owner at a time, so that a user who looks through many jobs takes one processor.
 * @param options.workerUrl the bundled worker; from source it is found beside this file. A database in
 * memory is searched in steps that let others pass.
 */
export function createCandidateSuggester(
  db: Database,
  options: { workerUrl?: URL } = {},
): CandidateSuggester {
  const url = options.workerUrl ?? new URL("./suggestion-worker-from-source.mjs", import.meta.url);
  const searches = new Map<number, Search>();
  const lastOf = new Map<string, Promise<void>>();
  const run: Run = db.$client.memory ? searchInSteps(db) : searchInThread(db.$client.name, url);
  const start = (task: SuggestionTask, mark: string): Search => {
    const search = makeSearch(mark);
    const before = lastOf.get(task.ownerId) ?? Promise.resolve();
    search.done = before.then(() => (search.isStopped ? undefined : run(task, search)));
    const ended = search.done
      .catch(() => undefined)
      .then(() => {
        if (lastOf.get(task.ownerId) === ended) lastOf.delete(task.ownerId);
      });
    lastOf.set(task.ownerId, ended);
    return search;
  };
  return {
    async find(task, { mark, ms }) {
      const former = searches.get(task.jobId);
      if (former && former.mark !== mark) await former.stop();
      const search = former?.mark === mark ? former : start(task, mark);
      // The one that was asked for last is forgotten last.
      searches.delete(task.jobId);
      searches.set(task.jobId, search);
      for (const [jobId, old] of searches) {
        if (searches.size <= maxKept) break;
        searches.delete(jobId);
        void old.stop();
      }
      try {
        await within(search.done, ms);
      } catch (error) {
        searches.delete(task.jobId);
        throw error;
      }
      return search.known;
    },
    async stop() {
      await Promise.all([...searches.values()].map((search) => search.stop()));
      searches.clear();
    },
  };
}

function makeSearch(mark: string): Search {
  const search: Search = {
    mark,
    known: { found: [], pool: 0, scored: 0, isComplete: false },
    isStopped: false,
    done: Promise.resolve(),
    stop: async () => {
      search.isStopped = true;
      await search.done.catch(() => undefined);
    },
  };
  return search;
}

/** Ends when the search is complete or stopped. */
type Run = (task: SuggestionTask, search: Search) => Promise<void>;

async function within(done: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([done, over]).finally(() => clearTimeout(timer));
}

function searchInSteps({ $client }: Database): Run {
  return async (task, search) => {
    const steps = findBest($client, task);
    for (let step = steps.next(); !search.isStopped; step = steps.next()) {
      search.known = step.value;
      if (step.done === true) return;
      await nextTurn();
    }
  };
}

function searchInThread(file: string, url: URL): Run {
  return (task, search) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(url, { workerData: { file, task } });
      worker.on("message", (answer: SuggestionAnswer) => {
        if ("error" in answer) reject(new Error(answer.error));
        else search.known = answer.known;
        if (search.isStopped) void worker.terminate();
      });
      worker.once("error", reject);
      worker.once("exit", () => {
        if (search.isStopped || search.known.isComplete) resolve();
        else reject(new Error("The search among earlier candidates ended without an answer."));
      });
    });
}
