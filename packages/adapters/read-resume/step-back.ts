import { getPriority, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";

/** Steps of niceness: on a contested processor the thread that answers gets three times as much. */
export const stepsBack = 5;

/**
 * Lets the threads that answer requests go first. Only Linux gives each thread a priority of its
 * own; elsewhere this would slow down the whole process, so nothing is done.
 */
export function stepBack(): void {
  if (process.platform !== "linux" || isMainThread) return;
  setPriority(Math.min(19, getPriority() + stepsBack));
}
