import { setFlagsFromString } from "node:v8";

/**
 * V8 counts how much a function has run, in bytes of its bytecode, before it compiles it for speed,
 * in threads of its own. The hundreds of functions that read a CV all get there within the first
 * hundred files, and compiling them takes two thirds as long as reading. So threads that practise,
 * while nobody waits, have them compiled twice as soon; and while people's files are read, only
 * what runs very much more is compiled beside. Whoever only asks for something finds V8's own pace.
 */
const interruptBudgets = { usual: 67_584, practice: 33_792, reading: 900_000 };

/**
 * Percent by which old objects may grow before V8 looks through all of them. By default this hangs
 * on the limit of a thread, and with the small one of those that read it is 30: ten megabytes, or
 * each 36th file.
 */
const heapGrowth = 150;

export type V8Pace = keyof typeof interruptBudgets;

let pace: V8Pace = "usual";
let isGrowthSet = false;

/**
 * Tells V8 what the process is at. The numbers are for all of its threads; V8 looks at them each
 * time that it counts, so that they can be changed while it runs.
 */
export function paceV8(next: V8Pace): void {
  if (next === pace) return;
  pace = next;
  setFlagsFromString(`--interrupt-budget=${interruptBudgets[next]}`);
  if (isGrowthSet || next !== "reading") return;
  isGrowthSet = true;
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
}
