import { readFileSync, readdirSync } from "node:fs";

/**
 * Megabytes of each process of a server, itself first. What processes share, such as the program's
 * own pages, counts in proportion (PSS), so that the sum is what the machine gives them together.
 */
export function treeMemory(pid: number): number[] {
  const children = readdirSafely(`/proc/${String(pid)}/task`)
    .flatMap((task) => readSafely(`/proc/${String(pid)}/task/${task}/children`).split(" "))
    .filter(Boolean);
  return [pssOf(pid), ...children.flatMap((child) => treeMemory(Number(child)))];
}

export const sumOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0));

function pssOf(pid: number): number {
  const kb = /^Pss:\s+(\d+)/m.exec(readSafely(`/proc/${String(pid)}/smaps_rollup`))?.[1];
  return Number(kb ?? 0) / 1024;
}

/** A process may end while it is looked at. */
function readSafely(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function readdirSafely(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
