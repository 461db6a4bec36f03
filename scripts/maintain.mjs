import { pathToFileURL } from "node:url";
import { isUpToDate, parts } from "./setup/build-state.mjs";
import { installDependencies } from "./setup/dependencies.mjs";
import { inRoot } from "./setup/root.mjs";
import { run, runScript, Stop } from "./setup/run.mjs";

/** `npm run backup`, `restore`, `check-data` and `admin`: manual operations on the data folder. */
await runScript(async () => {
  await installDependencies();
  if (!isUpToDate(parts.server)) {
    const { code } = await run(process.execPath, [inRoot("scripts", "build.mjs")]);
    if (code !== 0) throw new Stop("The build failed. For details: npm run build");
  }
  const tool = inRoot(parts.server.output).replace(/main\.js$/, "maintain.js");
  await import(pathToFileURL(tool).href);
});
