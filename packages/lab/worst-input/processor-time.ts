import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second. */
const msPerTick = 10;

/** Returns the processor time that all threads of a process have used (Linux only). */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The process name before it, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}
