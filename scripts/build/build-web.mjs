import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build as bundle } from "esbuild";
import { build } from "vite";
import { inRoot } from "../setup/root.mjs";

export async function buildWeb() {
  await build({ root: inRoot("apps", "web"), logLevel: "warn" });
  compressAssets(inRoot("apps", "web", "dist", "assets"));
  await buildForServer();
}

/** Bundles the components that the server renders, with all their dependencies. */
async function buildForServer() {
  await bundle({
    absWorkingDir: inRoot("apps", "web"),
    entryPoints: ["src/article-html.tsx"],
    outdir: "dist/server",
    bundle: true,
    platform: "node",
    target: "node22.14",
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // Some packages are CommonJS and call `require` for Node's built-in modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "silent",
  });
}

/**
 * Compresses the assets once, so the server doesn't compress them for every visitor.
 *
 * @param {string} folder
 */
function compressAssets(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(m?js|css|svg)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
