import { readFileSync } from "node:fs";
import fc from "fast-check";
import { readImports } from "./imports/read-imports.ts";
import { areas, floor } from "./mutate/areas.ts";
import { bundleTests } from "./mutate/bundle-tests.ts";
import { type Mutant, findMutants } from "./mutate/find-mutants.ts";
import {
  type Fate,
  askOn,
  askReached,
  checkControl,
  learn,
  tryMutant,
} from "./mutate/run-mutants.ts";

/**
 * Puts small faults into the domain, one at a time, and counts those that no test notices:
 * `npm run mutate`, `-- dates csv`, `-- packages/domain/resume/dates/read-dates.ts`, `--list` for the survivors,
 * `--every=10` for a sample, `--tests=read-dates` for some of the tests only, `--slowest=500` for the
 * processor time that a test may take.
 */
const [options, wanted] = [
  process.argv.slice(2).filter((argument) => argument.startsWith("--")),
  process.argv.slice(2).filter((argument) => !argument.startsWith("--")),
];
const isListed = options.includes("--list");
const valueOf = (name: string): string | undefined =>
  options.find((option) => option.startsWith(`--${name}=`))?.split("=")[1];
const slowestMs = Number(valueOf("slowest") ?? 500);
const every = Number(valueOf("every") ?? 1);

// The same cases for every mutant: chance must not decide what is found.
fc.configureGlobal({ seed: 1 });

const chosen = (wanted.length > 0 ? wanted : Object.keys(areas)).map((name) => ({
  area: name,
  files: areas[name]?.map((file) => `packages/domain/${file}`) ?? [name],
}));
const mutants = chosen
  .flatMap(({ files }) => files)
  .flatMap((file) => findMutants(file, readFileSync(file, "utf8")))
  .filter((_, at) => at % every === 0)
  .map((mutant, id): Mutant => ({ ...mutant, id }));
const onlyTests = valueOf("tests") ?? "";
const testFiles = findTests(new Set(mutants.map(({ file }) => file))).filter((file) =>
  onlyTests.split(",").some((part) => file.includes(part)),
);

const knowledge = learn(await bundleTests(testFiles, mutants, askReached), testFiles, slowestMs);
if (knowledge.tooSlow.length > 0)
  console.log(`Left out, slower than ${slowestMs} ms:\n  ${knowledge.tooSlow.join("\n  ")}`);

if (knowledge.unfit.length > 0)
  console.log(`Left out, failing here without a mutant:\n  ${knowledge.unfit.join("\n  ")}`);

const bundle = await bundleTests(testFiles, mutants, askOn);
checkControl(bundle, knowledge);
const started = performance.now();
const fates = new Map<Mutant, Fate>();
for (const mutant of mutants) {
  const fate = tryMutant(bundle, mutant, knowledge);
  fates.set(mutant, fate);
  if (isListed && (fate === "survived" || fate === "not reached"))
    console.log(describe(mutant, fate));
}

console.log(`\n| file | mutants | found | endless | survived | not reached | score |`);
console.log(`|---|---:|---:|---:|---:|---:|---:|`);
for (const { area, files } of chosen) {
  for (const file of files) printRow(file.replace("packages/domain/", ""), [file]);
  if (files.length > 1) printRow(`**${area}**`, files);
  if (scoreOf(files) < floor) {
    process.exitCode = 1;
    console.error(`${area} is under ${floor} %.`);
  }
}
console.log(`\n${mutants.length} mutants in ${Math.round((performance.now() - started) / 1000)} s`);

/** The domain's test files that import one of the files, directly or not. */
function findTests(files: ReadonlySet<string>): string[] {
  const imports = readImports();
  const isReached = (file: string, seen: Set<string>): boolean => {
    if (files.has(file)) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return (imports.get(file) ?? []).some(
      ({ target, isTypeOnly }) => target !== null && !isTypeOnly && isReached(target, seen),
    );
  };
  return [...imports.keys()].filter(
    (file) => /^packages\/domain\/.*\.test\.ts$/.test(file) && isReached(file, new Set()),
  );
}

function countOf(files: readonly string[], ...wantedFates: Fate[]): number {
  return [...fates].filter(([{ file }, fate]) => files.includes(file) && wantedFates.includes(fate))
    .length;
}

function scoreOf(files: readonly string[]): number {
  const all = countOf(files, "found", "timeout", "survived", "not reached");
  return all === 0 ? 100 : (countOf(files, "found", "timeout") / all) * 100;
}

function printRow(label: string, files: readonly string[]): void {
  const counts = (["found", "timeout", "survived", "not reached"] as const).map((fate) =>
    countOf(files, fate),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  console.log(`| ${[label, all, ...counts, `${scoreOf(files).toFixed(1)} %`].join(" | ")} |`);
}

function describe({ file, line, start, end, what, replacement }: Mutant, fate: Fate): string {
  const text = readFileSync(file, "utf8").slice(start, end).replaceAll(/\s+/g, " ");
  const short = (value: string): string => (value.length > 70 ? `${value.slice(0, 70)}…` : value);
  return `${file}:${line}  ${what}: ${short(text)} → ${short(replacement)}${fate === "survived" ? "" : " (not reached)"}`;
}
