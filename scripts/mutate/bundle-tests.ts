import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative, resolve } from "node:path";
import { Script } from "node:vm";
import { type Plugin, build } from "esbuild";
import { type CollectedTest, collectTests } from "./collect-tests.ts";
import type { Mutant } from "./find-mutants.ts";
import { switchMutants } from "./switch-mutants.ts";

const require = createRequire(import.meta.url);

/** Evaluates test files afresh, so that no mutant leaves anything in a module's memory. */
export type Bundle = (testFile: string) => CollectedTest[];

/**
 * Compiles test files and all that they import, once, with every mutant switched by `isOn`. Packages
 * stay outside: they are the same for all mutants.
 */
export async function bundleTests(
  testFiles: readonly string[],
  mutants: readonly Mutant[],
  isOn: (id: number) => string,
): Promise<Bundle> {
  const switching: Plugin = {
    name: "mutants",
    setup(compiler) {
      compiler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const file = relative(process.cwd(), path);
        const own = mutants.filter((mutant) => mutant.file === file);
        const text = readFileSync(path, "utf8");
        return { contents: own.length > 0 ? switchMutants(text, own, isOn) : text, loader: "ts" };
      });
    },
  };
  const files = testFiles.map((file) => `${JSON.stringify(file)}: () => require(${path(file)})`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${files.join(",")} };`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    target: "node20",
    packages: "external",
    plugins: [switching],
  });
  const code = outputFiles[0]?.text ?? "";
  const script = new Script(`(function (module, require) {${code}\n})`);
  return (testFile) => {
    const tests: CollectedTest[] = [];
    const vitest = collectTests(tests);
    const module: { exports: Record<string, () => unknown> } = { exports: {} };
    // The script is the function that it is written as above.
    const evaluate = script.runInThisContext() as (module: unknown, require: unknown) => void;
    evaluate(module, (name: string) => (name === "vitest" ? vitest : (require(name) as unknown)));
    module.exports[testFile]?.();
    return tests;
  };
}

function path(file: string): string {
  return JSON.stringify(resolve(file));
}
