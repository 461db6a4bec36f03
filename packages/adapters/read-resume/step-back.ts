import { getPriority, setPriority } from "node:os";

/** Steps of niceness: on a contested processor the process that answers gets three times as much. */
export const stepsBack = 5;

/** Lets the process that answers requests go first; for a process that only reads. */
export function stepBack(): void {
  setPriority(Math.min(19, getPriority() + stepsBack));
}
