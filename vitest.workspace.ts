import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/** Tests that are short to read and long to run, longest first. */
const long = [
  "extremes",
  "full-account",
  "blind-screens",
  "inbox.ci",
  "together",
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
      const found = long.findIndex((name) => moduleId.includes(`/${name}.`));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** By default Vitest uses one fewer than processors, which is one on a small machine. */
const workers = Math.max(Number(process.env["TEST_WORKERS"] ?? 2), availableParallelism());

const inBrowser = "{apps/web,packages/lab}/e2e/**/*";

/**
 * `*.ci.test.ts` takes minutes and runs in CI, or when it is named. Vitest no longer looks for this
 * file by itself: run it with `--config vitest.workspace.ts`.
 */
export default defineConfig({
  test: {
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      unit("domain", "packages/domain/**/*"),
      unit("db", "packages/db/**/*"),
      unit("adapters", "packages/adapters/**/*"),
      unit("api", "packages/api/**/*"),
      unit("server", "apps/server/**/*", ["scripts/test/built-server.mjs"]),
      unit("web", "apps/web/src/**/*"),
      unit("scripts", "scripts/**/*"),
      unit("lab", "packages/lab/!(e2e|node_modules)/**/*"),
      ofCi(
        unit("ci", "{scripts,apps/server,packages/!(lab),packages/lab/!(e2e|node_modules)}/**/*", [
          "scripts/test/built-server.mjs",
        ]),
      ),
      browser("browser"),
      ofCi(browser("browser-ci")),
    ],
  },
});

/** One worker loads what it tests once, not for every file: a third of the time is saved. */
function unit(name: string, files: string, globalSetup: string[] = []) {
  // Beside the browser tests, a test may take several times as long as alone.
  const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };
  const setupFiles = ["scripts/test/property-runs.ts"];
  return { test: { name, ...only(files), setupFiles, globalSetup, isolate: false, ...timeouts } };
}

function browser(name: string) {
  return {
    test: {
      name,
      ...only(inBrowser),
      globalSetup: ["scripts/test/built-product.mjs", "apps/web/e2e/harness/shared-server.ts"],
      testTimeout: 240_000,
      // As long as pages wait for what they are told to wait for, instead of a second.
      expect: { poll: { timeout: 45_000 } },
      hookTimeout: 120_000,
      // A browser on a machine that others use is late now and then; `npm test` names who was.
      retry: 1,
      isolate: false,
    },
  };
}

function only(files: string) {
  return { include: [`${files}.test.ts`], exclude: [...configDefaults.exclude, "**/*.ci.test.ts"] };
}

/** The tests of the same place that run in CI. */
function ofCi({ test }: ReturnType<typeof unit> | ReturnType<typeof browser>) {
  const include = test.include.map((files) => files.replace(".test.ts", ".ci.test.ts"));
  return { test: { ...test, include, exclude: configDefaults.exclude, testTimeout: 600_000 } };
}
