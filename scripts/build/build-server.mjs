import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { build } from "esbuild";
import { parts } from "../setup/build-state.mjs";
import { inRoot } from "../setup/root.mjs";
import { packagesOutside } from "./packages-outside.mjs";

/** The files of the bundle in `apps/server/dist`. Threads and processes need separate ones. */
const entries = {
  main: "apps/server/src/main.ts",
  maintain: "apps/server/src/maintain.ts",
  mcp: "apps/server/src/mcp/mcp.ts",
  "read-process": "packages/adapters/read-resume/read-process.ts",
  "watch-process": "packages/adapters/read-resume/watch-process.js",
  "suggestion-worker": "packages/db/suggested-candidates/suggestion-worker.ts",
  "rescore-worker": "packages/db/rescore/rescore-worker.ts",
  "integrity-worker": "packages/db/integrity/integrity-worker.ts",
};

export async function buildServer() {
  const outdir = dirname(inRoot(parts.server.output));
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: inRoot(),
    entryPoints: Object.entries(entries).map(([out, file]) => ({ out, in: file })),
    outdir,
    bundle: true,
    platform: "node",
    target: "node22.14",
    // Node supports \p{…}. Otherwise each such literal becomes a `new RegExp` that is compiled on
    // every use.
    supported: { "regexp-unicode-property-escapes": true },
    format: "esm",
    sourcemap: true,
    logLevel: "silent",
    plugins: [packagesOutside],
  });
}
