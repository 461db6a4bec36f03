import { buildPart } from "./build/build-part.mjs";
import { runScript } from "./setup/run.mjs";

const isForced = process.argv.includes("--force");

await runScript(async () => {
  process.env.NODE_ENV = "production";
  await buildPart("web", isForced);
  await buildPart("server", isForced);
});
