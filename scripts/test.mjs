import { installDependencies } from "./setup/dependencies.mjs";
import { runScript, Stop } from "./setup/run.mjs";
import { report, sum } from "./test/count.mjs";
import { runVitest } from "./test/run-vitest.mjs";
import { testForCi } from "./test/test-for-ci.mjs";
import { testsAt } from "./test/test-paths.mjs";
import { testProduct } from "./test/test-product.mjs";

/**
 * `npm test` runs checks, unit tests and browser tests. `npm test -- PATH …` runs the tests of
 * files and folders. `npm test -- --all` runs everything, like CI.
 */
await runScript(async () => {
  const args = process.argv.slice(2);
  const isAll = args.length === 1 && args[0] === "--all";
  const option = args.find((arg) => arg.startsWith("-"));
  if (option !== undefined && !isAll) throw new Stop("Usage: npm test [-- PATH … | --all]");

  await installDependencies();
  if (isAll) report(sum([await testProduct(true), await testForCi()]));
  else if (args.length > 0) report(await runVitest("chosen", testsAt(args)));
  else report(await testProduct(false));
});
