import { fingerprint, isUpToDate, markBuilt, parts } from "./setup/build-state.mjs";
import { runScript, say, Stop } from "./setup/run.mjs";

const isForced = process.argv.includes("--force");

await runScript(async () => {
  process.env.NODE_ENV = "production";
  await buildPart("web", async () => (await import("./build/build-web.mjs")).buildWeb());
  await buildPart("server", async () => (await import("./build/build-server.mjs")).buildServer());
});

/**
 * @param {keyof typeof parts} key
 * @param {() => Promise<void>} build
 */
async function buildPart(key, build) {
  const part = parts[key];
  if (!isForced && isUpToDate(part)) return;
  const started = performance.now();
  // From before the build, so that what is changed meanwhile counts as changed.
  const print = fingerprint(part.inputs);
  await build().catch((/** @type {unknown} */ error) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(`Building the ${part.name} failed: ${reason}`);
  });
  markBuilt(part, print);
  say(`Built the ${part.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
