import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/** Browser tests that are short to read and long to run, longest first. */
const long = [
  "extremes",
  "ranking-screen",
  "accessibility",
  "connection",
  "people",
  "deciding",
  "cv",
  "pool",
  "printing",
  "picture",
  "xss",
];

/** Vitest begins with the largest files while it doesn't know their times, as in a fresh clone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** Vitest no longer looks for this file by itself: run it with `--config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    // By default one fewer than processors, which is one on a small machine; many tests wait.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      unit("domain", ["packages/domain/**/*.test.ts"]),
      unit("db", ["packages/db/**/*.test.ts"]),
      unit("adapters", ["packages/adapters/**/*.test.ts"]),
      unit("api", ["packages/api/**/*.test.ts"]),
      unit("server", ["apps/server/**/*.test.ts"], ["scripts/test/built-server.mjs"]),
      unit("web", ["apps/web/src/**/*.test.ts"]),
      unit("scripts", ["scripts/**/*.test.ts"]),
      unit("lab", ["packages/lab/!(e2e|node_modules)/**/*.test.ts"]),
      {
        test: {
          name: "browser",
          include: ["apps/web/e2e/**/*.test.ts", "packages/lab/e2e/**/*.test.ts"],
          globalSetup: ["apps/web/e2e/harness/shared-server.ts"],
          testTimeout: 240_000,
          // As long as pages wait for what they are told to wait for, instead of a second.
          expect: { poll: { timeout: 45_000 } },
          hookTimeout: 120_000,
          // Pages and servers of more files than this starve each other.
          maxWorkers: 3,
          // A browser on a machine that others use is late now and then; `npm test` names who was.
          retry: 1,
          isolate: false,
        },
      },
    ],
  },
});

/** One worker loads what it tests once, not for every file: a third of the time is saved. */
function unit(name: string, include: string[], globalSetup: string[] = []) {
  const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
  return { test: { name, include, globalSetup, isolate: false, ...timeouts } };
}
