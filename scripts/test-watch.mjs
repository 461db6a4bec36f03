import { runInPlace } from "./node/run-in-place.cjs";
import { installDependencies } from "./setup/dependencies.mjs";
import { runScript } from "./setup/run.mjs";
import { vitestCommand } from "./test/run-vitest.mjs";
import { testsAt } from "./test/test-paths.mjs";

/** `npm run test:watch -- PATH …` runs the tests of files and folders again at each change. */
await runScript(async () => {
  const wanted = testsAt(process.argv.slice(2));
  await installDependencies();
  runInPlace(process.execPath, [...vitestCommand(wanted), "--watch"]);
});
