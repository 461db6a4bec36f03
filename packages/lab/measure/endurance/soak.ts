import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { start } from "@resume-picker/web/e2e/harness/built-server.ts";
import { makePersonaFiles } from "../../personas/make-files.ts";
import { assessSamples, round, slopeAnHour } from "../../soak/assess-samples.ts";
import { startLoad } from "../../soak/load.ts";
import type { Sample } from "../../soak/sample.ts";
import { takeSample } from "../../soak/sample.ts";

/**
 * `npm run lab soak -- --minutes 30`: simulates users of the built server, and checks that its
 * memory, handles, write-ahead log and temporary files don't grow.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "2" },
    people: { type: "string", default: "4" },
    /** Milliseconds between two actions of a user. */
    think: { type: "string", default: "600" },
  },
});
const everyMs = 10_000;
const minutes = Number(values.minutes);
const folder = mkdtempSync(join(tmpdir(), "soak-"));
const [dataDir, temporary] = [join(folder, "data"), join(folder, "tmp")];
const token = "soak-metrics-token";
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kept between runs, because printing them with Chromium takes a minute. */
const cvs = fileURLToPath(new URL("../../../../.cache/soak-cvs", import.meta.url));
const files = await makePersonaFiles(cvs, { scans: true });
mkdirSync(temporary);
const server = await start(dataDir, { settings: { METRICS_TOKEN: token, TMPDIR: temporary } });
try {
  const since = performance.now();
  const sample = () => takeSample(server, { dataDir, temporary, token, since });
  const samples: Sample[] = [await sample()];
  const load = await startLoad(server.url, {
    people: Number(values.people),
    thinkMs: Number(values.think),
    paths: files.map(({ file }) => file),
  });
  for (let at = 1; at * everyMs <= minutes * 60_000; at += 1) {
    await sleep(Math.max(0, since + at * everyMs - performance.now()));
    samples.push(await sample());
    if (at % 30 === 0) console.error(`minute ${at / 6}: ${JSON.stringify(samples.at(-1))}`);
  }
  await load.stop();
  // Waits until pending work has ended and idle connections are closed.
  await sleep(10_000);
  const after = await sample();
  print(samples, after);
  const asked = [...load.counts.values()].reduce((sum, count) => sum + count, 0);
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(load.latencies(), share));
  console.log(
    `\n${asked} actions, ${(asked / (minutes * 60)).toFixed(1)} a second, p50 ${p50} ms, p95 ${p95} ms, ${load.unexpected.length} not answered as they should be`,
  );
  console.log([...load.counts].map(([what, count]) => `${what} ${count}`).join(", "));
  for (const said of load.unexpected.slice(0, 10)) console.log(`unexpected: ${said}`);
  const verdicts = assessSamples(samples);
  const isLeft = after.temporary > 0;
  if (isLeft) console.log(`FAILED: ${after.temporary} temporary files are left`);
  if (server.child.exitCode !== null) console.log(`FAILED: the server died\n${server.output()}`);
  const isSound = verdicts.every(({ isFlat }) => isFlat) && !isLeft;
  if (!isSound || load.unexpected.length > 0) process.exitCode = 1;
  const machine = loadavg().map((value) => value.toFixed(1));
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${minutes} minutes, Node ${process.version}, ${availableParallelism()} processors, load ${machine.join(", ")}`,
  );
} finally {
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

function print(samples: readonly Sample[], after: Sample): void {
  console.log(
    "\n| minute | RSS | heap | external | files | threads | processes | WAL | temporary |",
  );
  console.log("|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
  const row = (name: string, { rss, heap, external, ...of }: Sample) => {
    const cells = [rss, heap, external, of.files, of.threads, of.processes, of.wal, of.temporary];
    console.log(`| ${name} | ${cells.map(round).join(" | ")} |`);
  };
  const step = Math.max(1, Math.floor(samples.length / 15));
  for (let at = 0; at < samples.length; at += step) {
    const one = samples[at];
    if (one) row((one.seconds / 60).toFixed(1), one);
  }
  row("10 s after the end", after);
  console.log("\nAfter the warm-up (the first third), MB and numbers:\n");
  console.log("| | first fifth | last fifth | most | may rise | slope an hour | |");
  console.log("|---|---:|---:|---:|---:|---:|---|");
  for (const { what, first, last, max, allowed, isFlat } of assessSamples(samples)) {
    const slope = round(slopeAnHour(samples, what));
    console.log(
      `| ${what} | ${round(first)} | ${round(last)} | ${round(max)} | ${allowed} | ${slope} | ${isFlat ? "flat" : "RISES"} |`,
    );
  }
}

function quantile(list: readonly number[], share: number): number {
  return Math.round(
    list.toSorted((one, other) => one - other)[Math.floor(list.length * share)] ?? 0,
  );
}
