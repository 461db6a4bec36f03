import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cloneInto, maintain, npmStart, startCollecting, stopAll } from "./check-nodes/clone.ts";
import { getNodes } from "./check-nodes/get-nodes.ts";
import { checkData, useAllFeatures } from "./check-nodes/use-all-features.ts";
import { makeCvs } from "./check-nodes/make-cvs.ts";
import { tryProductionInstall } from "./check-nodes/production-install.ts";
import { npm } from "./setup/dependencies.mjs";

/**
 * `npm run check-nodes`: in a fresh clone of the committed state, runs `npm start` and then a
 * recruiter's day with constant garbage collection, for each Node version that the product
 * supports. Then runs the same day with only the packages of a production install, from the image's
 * files. `npm run check-nodes -- image` does only that.
 */
const isImageOnly = process.argv[2] === "image";
const idleMs = 15_000;
const folder = mkdtempSync(join(tmpdir(), "resume-picker-nodes-"));
const clone = join(folder, "clone");
let failed = 0;

try {
  cloneInto(clone);
  const cvs = await makeCvs(50);
  const nodes = isImageOnly ? [] : await getNodes();
  const tryNode = (node: string) => {
    const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
    return attempt(`Node ${version}`, () => check(node, cvs));
  };
  // The first one installs and builds. A day is mostly waiting, so the others run in parallel.
  const [first, ...others] = nodes;
  if (first === undefined) await build();
  else await tryNode(first);
  await Promise.all(others.map(tryNode));
  const at = { folder: clone, dataDir: mkdtempSync(join(folder, "data-")) };
  await attempt("production install", () => tryProductionInstall(at, process.execPath, cvs));
  console.log(`${nodes.length + 1 - failed} passed, ${failed} failed`);
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
process.exitCode = failed === 0 ? 0 : 1;

async function build(): Promise<void> {
  await npm(["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"], clone);
  await npm(["run", "build"], clone);
}

async function attempt(name: string, work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  try {
    const result = await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`ok     ${name} in ${seconds} s: ${result}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED ${name}: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

/** @returns a summary; throws if anything is wrong. */
async function check(node: string, cvs: readonly File[]): Promise<string> {
  const at = { folder: clone, dataDir: mkdtempSync(join(folder, "data-")) };
  const startedAt = performance.now();
  const first = await npmStart(clone, node, at.dataDir);
  const readySeconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  await first.stop();

  const day = await startCollecting(clone, node, at.dataDir);
  const left = await useAllFeatures(day.url, cvs);
  const backup = join(at.dataDir, "backups", "by-hand.zip");
  maintain(node, ["backup", backup], at);
  await pause(idleMs);
  await expectHealth(day.url);
  const { code, output } = await day.stop();
  if (code !== 0) throw new Error(`the server ended with ${String(code)}:\n${output.slice(-2000)}`);
  // Each thread of the server prints its own count; those that end at once print 0.
  const counts = [...output.matchAll(/collected garbage (\d+) times/g)].map(([, n]) => Number(n));
  const collected = Math.max(0, ...counts);
  if (collected === 0) throw new Error(`the server was cut off:\n${output.slice(-2000)}`);

  maintain(node, ["restore", backup], at);
  const again = await startCollecting(clone, node, at.dataDir);
  await checkData(again.url, left);
  await again.stop();
  return `ready after ${readySeconds} s, ${cvs.length} CVs, collected garbage ${collected} times`;
}

async function expectHealth(url: string): Promise<void> {
  const response = await fetch(`${url}/api/health`);
  if (!response.ok) throw new Error(`health says ${response.status}`);
}
