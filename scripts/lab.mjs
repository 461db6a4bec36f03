import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import loadScript from "./node/load-script.cjs";
import { installDependencies } from "./setup/dependencies.mjs";
import { inRoot } from "./setup/root.mjs";
import { run, runScript, say, Stop } from "./setup/run.mjs";

/** @type {Record<string, { about: string, isBuilt?: boolean }>} */
const measurements = JSON.parse(readFileSync(inRoot("packages/lab/measurements.json"), "utf8"));

const folder = inRoot("packages", "lab", "measure");
/** The measurements as `<subject>/<name>.ts`. */
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.replaceAll("\\", "/"))
  .sort();
const nameOf = (/** @type {string} */ file) => basename(file, ".ts");

/** `npm run lab` lists the measurements; `npm run lab NAME [-- options]` runs one. */
await runScript(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    list();
    return;
  }
  const measurement = measurements[name];
  const file = files.find((each) => nameOf(each) === name);
  if (measurement === undefined || file === undefined) {
    throw new Stop(`No measurement named ${name}. List all: npm run lab`);
  }
  await installDependencies();
  if (measurement.isBuilt) await build();
  await loadScript(inRoot("packages", "lab", "measure", file), args);
});

/** Lists the measurements by subject, which is their folder. */
function list() {
  let subject = "";
  for (const file of files) {
    if (dirname(file) !== subject) {
      subject = dirname(file);
      say(`\n${subject}`);
    }
    say(`  ${nameOf(file).padEnd(15)} ${measurements[nameOf(file)]?.about ?? ""}`);
  }
}

async function build() {
  const { code } = await run(process.execPath, [inRoot("scripts", "build.mjs")], { isShown: true });
  if (code !== 0) throw new Stop("The build failed. See the lines above.");
}
