import { fingerprint, isUpToDate, markBuilt, parts } from "../setup/build-state.mjs";
import { say, Stop } from "../setup/run.mjs";

/** Imported lazily, so bundlers are loaded only for a build. */
const builders = {
  web: async () => (await import("./build-web.mjs")).buildWeb(),
  server: async () => (await import("./build-server.mjs")).buildServer(),
};

/**
 * Builds a part if it is out of date, and prints that it did.
 *
 * @param {keyof typeof parts} key
 * @param {boolean} [isForced]
 */
export async function buildPart(key, isForced = false) {
  const part = parts[key];
  if (!isForced && isUpToDate(part)) return;
  const started = performance.now();
  // Computed before the build, so files changed during it count as changed.
  const print = fingerprint(part.inputs);
  await builders[key]().catch((/** @type {unknown} */ error) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(`Building the ${part.name} failed: ${reason}`);
  });
  markBuilt(part, print);
  say(`Built the ${part.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
