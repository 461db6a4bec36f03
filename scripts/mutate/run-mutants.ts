import { Script } from "node:vm";
import type { Bundle } from "./bundle-tests.ts";
import type { CollectedTest } from "./collect-tests.ts";
import type { Mutant } from "./find-mutants.ts";

export type Fate = "found" | "timeout" | "survived" | "not reached";

/** A test as it ran without mutants: how long, and past which of them. */
type Known = { file: string; index: number; ms: number; reached: ReadonlySet<number> };

/** `unfit` tests fail without a mutant, as one does that reads its own place in a stack. */
export type Knowledge = { tests: Known[]; tooSlow: string[]; unfit: string[] };

declare global {
  // Mutants are switched by what compiled code can see.
  var mutantOn: number;
  var mutantReached: ((id: number) => boolean) | undefined;
}

/** How a mutant asks whether it is on, while the tests are measured and while they are tried. */
export const askReached = (id: number): string => `globalThis.mutantReached(${id})`;
export const askOn = (id: number): string => `globalThis.mutantOn === ${id}`;

/**
 * Runs all tests without a mutant.
 * @param slowestMs slower tests are left out: tried on each survivor, they would cost hours.
 */
export function learn(bundle: Bundle, files: readonly string[], slowestMs: number): Knowledge {
  const knowledge: Knowledge = { tests: [], tooSlow: [], unfit: [] };
  for (const file of files) {
    const atLoad = new Set<number>();
    globalThis.mutantReached = (id) => !atLoad.add(id);
    const tests = bundle(file);
    tests.forEach((test, index) => {
      const reached = new Set(atLoad);
      globalThis.mutantReached = (id) => !reached.add(id);
      let { fate, ms } = measure(test);
      // The first test of all pays for reading the vocabulary; what it takes by itself is told by another go.
      if (fate === "survived" && ms > slowestMs) ({ fate, ms } = measure(test));
      if (fate !== "survived") knowledge.unfit.push(`${file}: ${test.name}`);
      else if (ms > slowestMs) knowledge.tooSlow.push(`${file}: ${test.name}`);
      else knowledge.tests.push({ file, index, ms, reached });
    });
  }
  return knowledge;
}

function measure(test: CollectedTest): { fate: Fate; ms: number } {
  const started = process.cpuUsage();
  const fate = tryTests([test], 120_000);
  return { fate, ms: usedMs(started) };
}

/** Tries the tests that reach a mutant, quick ones first, until one of them fails. */
export function tryMutant(bundle: Bundle, mutant: Mutant, { tests }: Knowledge): Fate {
  const reaching = tests.filter(({ reached }) => reached.has(mutant.id));
  if (reaching.length === 0) return "not reached";
  return tryAll(bundle, mutant.id, reaching);
}

/** @throws unless all tests pass where no mutant is on, without which "found" would mean nothing. */
export function checkControl(bundle: Bundle, { tests }: Knowledge): void {
  const fate = tryAll(bundle, -1, tests);
  if (fate !== "survived") throw new Error(`Without a mutant, one is ${fate}.`);
}

function tryAll(bundle: Bundle, id: number, tests: readonly Known[]): Fate {
  globalThis.mutantOn = id;
  const loaded = new Map<string, CollectedTest[]>();
  try {
    for (const { file, index, ms } of tests.toSorted((one, other) => one.ms - other.ms)) {
      const before = loaded.get(file);
      const now = before ?? loadTests(bundle, file);
      if (now === "found" || now === "timeout") return now;
      loaded.set(file, now);
      const test = now[index];
      const fate = test ? tryTests([test], 1000 + ms * 10) : "found";
      if (fate !== "survived") return fate;
    }
    return "survived";
  } finally {
    globalThis.mutantOn = -1;
  }
}

function loadTests(bundle: Bundle, file: string): CollectedTest[] | "found" | "timeout" {
  let tests: CollectedTest[] = [];
  const load = { name: file, run: () => (tests = bundle(file)) };
  const fate = tryTests([load], 5000);
  return fate === "survived" ? tests : fate === "timeout" ? "timeout" : "found";
}

const running = new Script("globalThis.mutantTest()");

/**
 * Within a script, which alone can be stopped in an endless loop.
 * @param mostMs of processor time, since on a busy machine a clock on the wall would stop anything.
 */
function tryTests(tests: readonly CollectedTest[], mostMs: number): Fate {
  Object.assign(globalThis, {
    mutantTest: () => {
      for (const { run } of tests) run();
    },
  });
  for (let timeout = mostMs; ; timeout *= 4) {
    const started = process.cpuUsage();
    try {
      running.runInThisContext({ timeout: Math.ceil(timeout) });
      return "survived";
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : null;
      if (code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") return "found";
      if (usedMs(started) > mostMs / 2) return "timeout";
    }
  }
}

function usedMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
