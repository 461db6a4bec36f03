import { pathToFileURL } from "node:url";
import { isUpToDate, parts } from "./setup/build-state.mjs";
import { installDependencies } from "./setup/dependencies.mjs";
import { inRoot } from "./setup/root.mjs";
import { run, runScript, Stop } from "./setup/run.mjs";
import { stopWithNpm } from "./setup/stop-with-npm.mjs";

await runScript(async () => {
  stopWithNpm();
  await installDependencies();
  if (!isUpToDate(parts.web) || !isUpToDate(parts.server)) await build();

  process.env.NODE_ENV ??= "production";
  // In this process, so signals reach the server itself.
  await import(pathToFileURL(inRoot(parts.server.output)).href);
});

/** Builds in a separate process, so the server doesn't start with the bundler's memory. */
async function build() {
  const { code } = await run(process.execPath, [inRoot("scripts", "build.mjs")], { isShown: true });
  if (code !== 0) throw new Stop("The build failed. See the lines above.");
}
