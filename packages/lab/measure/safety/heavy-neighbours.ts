/**
 * Measures how long an ordinary CV waits while ten accounts each have one heavy CV parsed, compared
 * with the same CV alone. A heavy CV has the maximum length.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { makeGoodCv } from "../../reading/hostile-files.ts";

const accounts = 10;
const rounds = 5;
const today = "2026-06-15";
const folder = mkdtempSync(join(tmpdir(), "lab-heavy-"));
const reader = new ResumeReader({ processes: 2 });

const good = save("good.pdf", await makeGoodCv());
const heavy = save("heavy.txt", new TextEncoder().encode(longCv()));

/** Returns a CV with the maximum number of lines and characters, all of them roles. */
function longCv(): string {
  const roles = Array.from({ length: 1900 }, (_, at) =>
    [
      `${1 + (at % 12)}/${1960 + (at % 60)} - ${1 + (at % 12)}/${1961 + (at % 60)}`,
      `Senior Payroll Clerk ${at}, Harbour Works ${at} Ltd, Leeds`,
      "- Ran payroll for 400 people and closed the ledgers in three days every month.",
      "",
    ].join("\n"),
  );
  return `Noor Haddad\nnoor@example.org\n\nEXPERIENCE\n${roles.join("\n")}`.slice(0, 299_000);
}

function save(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function timeOf(path: string, owner: string): Promise<number> {
  const started = performance.now();
  await reader.read({ path, fileName: path, today, owner }).catch(() => undefined);
  return performance.now() - started;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

await Promise.all([1, 2, 3, 4].map((at) => timeOf(good, `warm ${at}`)));
const alone: number[] = [];
const waited: number[] = [];
const heavyMs: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  alone.push(await timeOf(good, "newcomer"));
  const all = Array.from({ length: accounts }, (_, at) => timeOf(heavy, `account ${at}`));
  await new Promise((resolve) => setTimeout(resolve, 200));
  waited.push(await timeOf(good, `newcomer ${round}`));
  heavyMs.push(Math.max(...(await Promise.all(all))));
}
await reader.close();
rmSync(folder, { recursive: true, force: true });

const seconds = (ms: number) => (ms / 1000).toFixed(2);
console.log("| | median of five, s | longest, s |\n|---|---:|---:|");
for (const [what, values] of [
  ["an ordinary CV alone", alone],
  [`behind ${accounts} accounts with a heavy CV each`, waited],
  ["until the last heavy CV was read", heavyMs],
] as const)
  console.log(`| ${what} | ${seconds(median(values))} | ${seconds(Math.max(...values))} |`);
console.log(
  `\nThe wait is ${(median(waited) / median(alone)).toFixed(1)} times the reading alone.`,
);
