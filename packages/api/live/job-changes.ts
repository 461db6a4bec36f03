import { randomUUID } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import { listPeopleOnJobs } from "@resume-picker/db/queries/members";
import type { ChangeMessage, JobChange } from "@resume-picker/domain/jobs/sharing/job-change";

/** A page of somebody that shows jobs. */
export type Watcher = {
  userId: string;
  sessionId: string;
  /** A page is not told of the changes that its own calls made. */
  page: string;
  send: (message: ChangeMessage) => void;
  end: () => void;
};

/** Tells open pages what others changed on the jobs that their users may see. */
export class JobChanges {
  readonly #watchers = new Set<Watcher>();
  /** How many changes there were for each user: a page that comes back knows whether it missed one. */
  readonly #counts = new Map<string, number>();
  readonly #process = randomUUID();
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @returns what stops it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher.send({ mark: this.#markOf(watcher.userId), change: null });
    return () => this.#watchers.delete(watcher);
  }

  watchers(): readonly Watcher[] {
    return [...this.#watchers];
  }

  /** Access is checked with each change: a former member hears of none. */
  tell(change: JobChange, page: string | null): void {
    if (change.jobIds.length === 0) return;
    const jobsOf = listPeopleOnJobs(this.#db, change.jobIds);
    for (const userId of jobsOf.keys()) this.#count(userId);
    for (const watcher of this.watchers()) {
      const { userId } = watcher;
      const jobIds = jobsOf.get(userId);
      if (jobIds === undefined || watcher.page === page) continue;
      watcher.send({ mark: this.#markOf(userId), change: { ...change, jobIds } });
    }
  }

  /** Somebody's access changed: their pages come back, and read everything again as it is for them. */
  endOf(userId: string): void {
    this.#count(userId);
    for (const watcher of this.watchers()) if (watcher.userId === userId) watcher.end();
  }

  endAll(): void {
    for (const watcher of this.watchers()) watcher.end();
  }

  #count(userId: string): void {
    this.#counts.set(userId, (this.#counts.get(userId) ?? 0) + 1);
  }

  #markOf(userId: string): string {
    return `${this.#process} ${this.#counts.get(userId) ?? 0}`;
  }
}
