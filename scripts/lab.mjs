import { readFileSync } from "node:fs";
import loadScript from "./node/load-script.cjs";
import { installDependencies } from "./setup/dependencies.mjs";
import { inRoot } from "./setup/root.mjs";
import { run, runScript, say, Stop } from "./setup/run.mjs";

/** @type {Record<string, { about: string, isBuilt?: boolean }>} */
const measurements = JSON.parse(readFileSync(inRoot("packages/lab/measurements.json"), "utf8"));

/** `npm run lab` lists what can be measured; `npm run lab NAME [-- options]` measures it. */
await runScript(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    for (const [key, { about }] of Object.entries(measurements)) say(`${key.padEnd(12)} ${about}`);
    return;
  }
  const measurement = measurements[name];
  if (measurement === undefined) {
    throw new Stop(`There is nothing to measure of this name: ${name}. npm run lab lists all.`);
  }
  await installDependencies();
  if (measurement.isBuilt) await build();
  await loadScript(inRoot("packages", "lab", "measure", `${name}.ts`), args);
});

async function build() {
  const { code } = await run(process.execPath, [inRoot("scripts", "build.mjs")], { isShown: true });
  if (code !== 0) throw new Stop("The build failed: the lines above say why.");
}
