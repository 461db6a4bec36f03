import { setFlagsFromString } from "node:v8";

/**
 * `interruptBudget`: V8 counts how much a function has run, in bytes of its bytecode, before it
 * compiles it for speed, in threads of its own. The hundreds of functions that read a CV all get
 * there within the first hundred files, and compiling them takes two thirds as long as reading. So
 * threads that practise, while nobody waits, have them compiled twice as soon; and while people's
 * files are read, only what runs very much more is compiled beside.
 *
 * `heapGrowth`: percent by which old objects may grow before V8 looks through all of them. By
 * default (0) this hangs on the limit of a thread, and with the small one of those that read it is
 * 30: ten megabytes, or each 36th file.
 *
 * Whoever only asks for something finds V8's own numbers.
 */
const paces = {
  usual: { interruptBudget: 67_584, heapGrowth: 0 },
  practice: { interruptBudget: 33_792, heapGrowth: 150 },
  reading: { interruptBudget: 900_000, heapGrowth: 150 },
};

let pace: keyof typeof paces = "usual";

/**
 * Tells V8 what the process is at. The numbers are for all of its threads; V8 looks at them each
 * time that it counts, so that they can be changed while it runs.
 */
export function paceV8(next: keyof typeof paces): void {
  if (next === pace) return;
  pace = next;
  const { interruptBudget, heapGrowth } = paces[next];
  setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
}
