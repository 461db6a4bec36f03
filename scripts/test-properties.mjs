import { installDependencies } from "./setup/dependencies.mjs";
import { runScript, say } from "./setup/run.mjs";
import { runVitest } from "./test/run-vitest.mjs";

/** `npm run test:properties`: the property tests of the rules, with 10,000 examples each. */
await runScript(async () => {
  await installDependencies();
  const { passed, failed } = await runVitest("properties", ["domain"], { PROPERTY_RUNS: "10000" });
  for (const name of failed) say(`FAILED ${name}`);
  say(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
