import { existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { build } from "esbuild";
import { parts } from "../setup/build-state.mjs";
import { inRoot } from "../setup/root.mjs";

/** Files of the bundle, by their name in `apps/server/dist`. A worker thread needs its own. */
const entries = {
  main: "apps/server/src/main.ts",
  "extract-worker": "packages/adapters/extract-text/extract-worker.ts",
};

/**
 * Bundles our own packages, which are TypeScript that Node can't run; packages from npm stay
 * outside and are loaded from `node_modules`.
 */
export async function buildServer() {
  const outdir = dirname(inRoot(parts.server.output));
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: inRoot(),
    entryPoints: Object.entries(entries)
      .filter(([, file]) => existsSync(inRoot(file)))
      .map(([out, file]) => ({ out, in: file })),
    outdir,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    sourcemap: true,
    logLevel: "silent",
    plugins: [
      {
        name: "packages-outside",
        setup(bundler) {
          bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === "entry-point" || path.startsWith("@resume-picker/")
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
}
