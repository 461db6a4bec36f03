import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@resume-picker/domain/errors";
import { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { makeGoodCv, makeHostileFiles } from "../../reading/hostile-files.ts";

/**
 * Parses hostile files with the server's reader, each followed by an ordinary CV. `npm run lab
 * hostile` prints each result, the time and the memory growth. Fails if a file yields a person, a
 * fault or more than 150 MB, or affects the next file.
 */
const maxGrowth = 150;
const folder = mkdtempSync(join(tmpdir(), "bench-hostile-"));
const reader = new ResumeReader({ processes: 2 });
const today = "2026-06-15";
let failed = 0;

const good = save("good.pdf", await makeGoodCv());
const files = (await makeHostileFiles()).map(({ bytes, ...file }) => ({
  ...file,
  path: save(file.fileName, bytes),
}));
// Warms up both workers before the measurement.
await Promise.all([1, 2, 3, 4].map(() => readGood()));
globalThis.gc?.();

const rows = new Map<string, { count: number; ends: Set<string>; ms: number; grown: number }>();
for (const { what, fileName, path, says } of files) {
  const watch = watchGrowth();
  const start = performance.now();
  const end = await reader
    .read({ path, fileName, today })
    .then(({ parsed }) => `read: ${parsed.name?.value ?? "no name"}`)
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) fail(`${what}: ${String(error)}`);
      return error instanceof Error ? error.message : String(error);
    });
  const ms = performance.now() - start;
  const grown = watch.stop();
  if (!says.test(end)) fail(`${what} ended with: ${end}`);
  if (grown > maxGrowth) fail(`${what}: the process grew by ${grown.toFixed(0)} MB`);
  await readGood().catch((error: unknown) => fail(`the CV after ${what}: ${String(error)}`));
  const row = rows.get(what) ?? { count: 0, ends: new Set(), ms: 0, grown: 0 };
  row.count += 1;
  row.ends.add(end.slice(0, 90));
  row.ms = Math.max(row.ms, ms);
  row.grown = Math.max(row.grown, grown);
  rows.set(what, row);
}
await reader.close();
rmSync(folder, { recursive: true, force: true });

console.log("| file | n | ended with | slowest, s | most growth, MB |\n|---|---:|---|---:|---:|");
for (const [what, { count, ends, ms, grown }] of rows) {
  console.log(
    `| ${what} | ${count} | ${[...ends].join(" / ")} | ${(ms / 1000).toFixed(1)} | ${grown.toFixed(0)} |`,
  );
}
console.log(`\n${files.length} files, ${failed} failures; every CV after one was read.`);
if (failed > 0) process.exitCode = 1;

function save(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function readGood(): Promise<void> {
  const { parsed } = await reader.read({ path: good, fileName: "good.pdf", today });
  if (parsed.name === null || parsed.roles.length < 3) throw new Error("it was read wrongly");
}

function watchGrowth(): { stop: () => number } {
  const base = process.memoryUsage.rss();
  let peak = base;
  const look = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 20);
  return {
    stop() {
      clearInterval(timer);
      look();
      return (peak - base) / 1024 / 1024;
    },
  };
}

function fail(message: string): void {
  failed += 1;
  console.error(message);
}
