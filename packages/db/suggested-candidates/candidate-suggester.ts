import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Database } from "../connect.ts";
import { findBest } from "./find-best.ts";
import type { BestOfPool, SuggestionTask } from "./find-best.ts";

export type SuggestionAnswer = { known: BestOfPool } | { error: string };

/**
 * Finds the owner's other candidates who would rank in the first places of a job. The result is
 * incomplete if the time runs out; asking again continues the same search as long as the mark is
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

/** Number of searches to keep; each contains a few dozen rows. */
const maxKept = 50;

/**
 * Runs one search per owner at a time, so a user who browses many jobs occupies only one processor.
 * @param options.workerUrl the bundled worker; when running from source, the one beside this file
 * is used. An in-memory database is searched in steps on the main thread, between which other
 * requests are answered.
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
      // Moves the search to the end, so the least recently used one is dropped first.
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
