import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";
import { inRoot } from "../setup/root.mjs";

export async function buildWeb() {
  await build({ root: inRoot("apps", "web"), logLevel: "warn" });
  compressAssets(inRoot("apps", "web", "dist", "assets"));
}

/**
 * The server sends these instead of compressing a file again for every visitor.
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
