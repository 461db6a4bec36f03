import { pathToFileURL } from "node:url";
import { isUpToDate, parts } from "./setup/build-state.mjs";
import { inRoot } from "./setup/root.mjs";
import { runScript, Stop } from "./setup/run.mjs";

/** `npm run mcp`: an assistant parses its standard output, so nothing else may write to it. */
await runScript(async () => {
  if (!isUpToDate(parts.server)) throw new Stop("Run npm run build first.");
  const tool = inRoot(parts.server.output).replace(/main\.js$/, "mcp.js");
  await import(pathToFileURL(tool).href);
});
