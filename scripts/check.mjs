import { runChecks } from "./check/run-checks.mjs";
import { installDependencies } from "./setup/dependencies.mjs";
import { runScript, say, Stop } from "./setup/run.mjs";

/** `npm run check` runs all checks; `npm run check -- lint types` those with these prefixes. */
await runScript(async () => {
  await installDependencies();
  const results = await runChecks(process.argv.slice(2));
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  if (results.length === 0) throw new Stop("No check has that name.");
  if (failed.length > 0) throw new Stop(`Failed: ${failed.join(", ")}`);
  say(`${results.length} checks passed`);
});
