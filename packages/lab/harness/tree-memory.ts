import { readFileSync, readdirSync } from "node:fs";

/**
 * Returns the memory of each process of a server in megabytes, the server itself first. Shared
 * pages, such as the program's own, count in proportion (PSS), so the sum is the total memory in
 * use.
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

/** A process may end while it is read. */
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
