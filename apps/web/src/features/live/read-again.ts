import type { JobChange } from "@resume-picker/domain/jobs/sharing/job-change";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiUtils } from "../../lib/session/session.ts";

/** The minimum time between two reloads, in milliseconds. It merges a colleague's bulk changes. */
const restMs = 600;
const lookAgainMs = 100;

/** Everything, or only the list of jobs. */
type Gap = "all" | "jobs";

const changesWhoIsShown = ({ what }: JobChange): boolean =>
  what === "jobs.setBlindReview" || what === "jobs.reveal";

/** Invalidates only the queries that a change affects. */
function readChange(cache: ApiUtils, { what, jobIds }: JobChange): Promise<unknown>[] {
  const [word] = what.split(".");
  if (word === "notes") return [cache.notes.list.invalidate(), cache.mentions.invalidate()];
  if (word === "messages") return [cache.messages.invalidate()];
  return jobIds.flatMap((id) => {
    const judged = word === "judging" ? [cache.judging.show.invalidate({ id })] : [];
    if (word === "shortlist") return [cache.shortlist.list.invalidate({ id })];
    const decided = [
      cache.decisions.standing.invalidate({ id }),
      cache.decisions.history.invalidate(),
    ];
    if (word === "decisions") return decided;
    return [
      ...decided,
      ...judged,
      cache.jobs.invalidate(),
      cache.candidates.invalidate(),
      cache.shortlist.list.invalidate({ id }),
      cache.uploads.list.invalidate(),
      cache.evidence.phrases.invalidate({ id }),
    ];
  });
}

/**
 * Reloads changed data only while this page has no mutation in progress. An older response would
 * revert the user's change on the screen, and queries that a mutation cancels are repeated.
 */
export class ChangeReader {
  #waiting: (JobChange | Gap)[] = [];
  #timer: number | undefined;
  #isReading = false;
  #isClosed = false;
  /** The number of mutations this page has started. */
  #calls = 0;
  readonly #stopCounting: () => void;
  readonly #cache: ApiUtils;
  readonly #client: QueryClient;

  constructor(cache: ApiUtils, client: QueryClient) {
    this.#cache = cache;
    this.#client = client;
    this.#stopCounting = client.getMutationCache().subscribe(({ type }) => {
      if (type === "added") this.#calls += 1;
    });
  }

  add(change: JobChange | Gap): void {
    this.#waiting.push(change);
    if (!this.#isReading && this.#timer === undefined) void this.#read();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopCounting();
    window.clearTimeout(this.#timer);
  }

  #readAfter(ms: number): void {
    if (!this.#isClosed) this.#timer = window.setTimeout(() => void this.#read(), ms);
  }

  async #read(): Promise<void> {
    this.#timer = undefined;
    if (this.#client.isMutating() > 0) {
      this.#readAfter(lookAgainMs);
      return;
    }
    const changes = this.#waiting;
    this.#waiting = [];
    if (changes.length === 0) return;
    this.#isReading = true;
    const callsBefore = this.#calls;
    const readings = changes.includes("all")
      ? [this.#client.invalidateQueries()]
      : changes.some((change) => typeof change !== "string" && changesWhoIsShown(change))
        ? // The cached data shows too much or too little.
          [this.#client.resetQueries()]
        : [
            ...(changes.includes("jobs") ? [this.#cache.jobs.list.invalidate()] : []),
            ...distinct(changes).flatMap((change) => readChange(this.#cache, change)),
          ];
    await Promise.allSettled(readings);
    this.#isReading = false;
    if (this.#calls !== callsBefore) this.#waiting.push(...changes);
    this.#readAfter(restMs);
  }
}

/** Removes duplicates by kind of change and jobs. */
function distinct(changes: readonly (JobChange | Gap)[]): JobChange[] {
  const byKey = new Map<string, JobChange>();
  for (const change of changes) {
    if (typeof change !== "string") byKey.set(`${change.what} ${change.jobIds.join(",")}`, change);
  }
  return [...byKey.values()];
}
