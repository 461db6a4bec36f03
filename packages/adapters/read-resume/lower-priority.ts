import { getPriority, setPriority } from "node:os";

/** Added niceness: on a contested processor the server process gets three times as much time. */
export const addedNiceness = 5;

/** Lowers this process's priority below that of the server. For processes that only read files. */
export function lowerPriority(): void {
  setPriority(Math.min(19, getPriority() + addedNiceness));
}
