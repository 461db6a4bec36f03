import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second. */
const msPerTick = 10;

/** What a process has used of the processor, all its threads together; Linux alone tells. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name before it, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}
