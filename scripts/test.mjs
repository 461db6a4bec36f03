import { runChecks } from "./check/run-checks.mjs";
import { installChromium, installFirefox } from "./setup/browsers.mjs";
import { installDependencies } from "./setup/dependencies.mjs";
import { inRoot, root } from "./setup/root.mjs";
import { run, runScript, say, Stop } from "./setup/run.mjs";
import { runVitest, unitProjects } from "./test/run-vitest.mjs";

const stages = ["check", "unit", "browser"];
const noFirefox =
  "the main journey in Firefox: there is none (Debian: apt-get install firefox-esr, or set FIREFOX_PATH)";
/** @type {string[]} */
let skipped = [];

/** `npm test` runs every stage; `npm test -- --only unit` one of them. */
await runScript(async () => {
  const wanted = readStages();
  await installDependencies();
  /** @type {import("./test/run-vitest.mjs").Counted} */
  const total = { passed: 0, failed: [], retried: [] };
  const count = (/** @type {import("./test/run-vitest.mjs").Counted} */ counted) => {
    total.passed += counted.passed;
    total.failed.push(...counted.failed);
    total.retried.push(...counted.retried);
  };

  // Side by side: checks and build keep one processor busy while the tests wait now and then.
  const checkAndBuild = async () => {
    if (wanted.has("check")) {
      say("Checking the code …");
      count(await check(wanted.size > 1));
    }
    return !wanted.has("browser") || build();
  };
  const built = checkAndBuild();
  const test = async () => {
    if (wanted.has("unit")) {
      say("Testing rules, database, adapters, procedures, server and client …");
      count(await runVitest("unit", unitProjects));
    }
    if (wanted.has("browser")) count(await testBrowser(await built));
  };
  await Promise.all([built, test()]);

  for (const what of skipped) say(`SKIPPED ${what}`);
  for (const name of total.retried) say(`PASSED AT THE SECOND TRY ${name}`);
  for (const name of total.failed) say(`FAILED ${name}`);
  say(`${total.passed} passed, ${total.failed.length} failed`);
  process.exitCode = total.failed.length === 0 ? 0 : 1;
});

async function check(/** @type {boolean} */ isBesideTests) {
  const results = await runChecks([], isBesideTests ? 1 : undefined);
  return {
    passed: results.filter(({ isPassed }) => isPassed).length,
    failed: results.filter(({ isPassed }) => !isPassed).map(({ name }) => `check: ${name}`),
    retried: [],
  };
}

/** Whether there is a build of the state that is tested. */
async function build() {
  const script = inRoot("scripts", "build.mjs");
  const { code } = await run(process.execPath, [script], { cwd: root, isShown: true });
  return code === 0;
}

/** What can't be set up counts as failed, so that the summary comes in any case. */
async function testBrowser(/** @type {boolean} */ isBuilt) {
  if (!isBuilt) return { passed: 0, failed: ["build"], retried: [] };
  const chromium = await installChromium().catch((/** @type {unknown} */ error) => {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return null;
  });
  if (chromium === null) {
    return { passed: 1, failed: ["browser tests: no Chromium"], retried: [] };
  }
  const firefox = await installFirefox();
  skipped = firefox === undefined ? [noFirefox] : [];
  say("Testing the product in Chromium …");
  const paths = { CHROMIUM_PATH: chromium, ...(firefox && { FIREFOX_PATH: firefox }) };
  const result = await runVitest("browser", ["browser"], paths);
  return { ...result, passed: result.passed + 1 };
}

function readStages() {
  const [option, name = "", ...rest] = process.argv.slice(2);
  if (option === undefined) return new Set(stages);
  if (option !== "--only" || !stages.includes(name) || rest.length > 0) {
    throw new Stop(`Usage: npm test [-- --only ${stages.join("|")}]`);
  }
  return new Set([name]);
}
