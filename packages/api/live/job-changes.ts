import { randomUUID } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import { listPeopleOnJobs } from "@resume-picker/db/queries/members";
import type { ChangeMessage, JobChange } from "@resume-picker/domain/jobs/sharing/job-change";

/** A user's page that shows jobs. */
export type Watcher = {
  userId: string;
  sessionId: string;
  /** The page's id. A page isn't notified of changes made by its own calls. */
  page: string;
  send: (message: ChangeMessage) => void;
  end: () => void;
};

/** Notifies open pages of other people's changes to the jobs their users can see. */
export class JobChanges {
  readonly #watchers = new Set<Watcher>();
  /** Change counts per user, by which a reconnecting page can tell if it missed one. */
  readonly #counts = new Map<string, number>();
  readonly #process = randomUUID();
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @returns a function that stops watching. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher.send({ mark: this.#markOf(watcher.userId), change: null });
    return () => this.#watchers.delete(watcher);
  }

  watchers(): readonly Watcher[] {
    return [...this.#watchers];
  }

  /** Checks access for each change. Former members aren't notified. */
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

  /** Closes the pages of a user whose access changed. They reconnect and reload everything. */
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
