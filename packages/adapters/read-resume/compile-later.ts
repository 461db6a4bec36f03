import { setFlagsFromString } from "node:v8";

/**
 * V8 counts how much a function has run before it compiles it for speed, in threads of its own: to
 * 67,584 by default. The hundreds of functions that read a CV all get there within the first
 * hundred files, and compiling them takes two thirds as long as reading. At four and a half times
 * as much they are fewer, and a file is read as fast.
 */
const interruptBudget = 300_000;

let isSet = false;

/**
 * Makes V8 compile less eagerly from the first CV on: a server that only answers becomes fast as
 * soon as before. The number is for the whole process; V8 looks at it each time that it counts, so
 * that it can be changed while it runs.
 */
export function compileLater(): void {
  if (isSet) return;
  isSet = true;
  setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
}
