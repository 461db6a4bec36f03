import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./root.mjs";

/**
 * Tracks what each part is built from. A part is out of date if its output is missing or its inputs
 * differ by a byte from those of the last build.
 *
 * @typedef {{ name: string, inputs: string[], output: string }} Part
 */

/** @type {{ web: Part, server: Part }} */
export const parts = {
  web: {
    name: "web application",
    inputs: [
      "package-lock.json",
      "scripts/build.mjs",
      "scripts/build",
      "tsconfig.base.json",
      "apps/web",
      "packages/domain",
    ],
    output: "apps/web/dist/index.html",
  },
  server: {
    name: "server",
    inputs: [
      "package-lock.json",
      "scripts/build.mjs",
      "scripts/build",
      "tsconfig.base.json",
      "apps/server/src",
      "packages/domain",
      "packages/db",
      "packages/adapters",
      "packages/api",
    ],
    output: "apps/server/dist/main.js",
  },
};

/** @param {Part} part */
export function isUpToDate(part) {
  const stamp = stampFile(part);
  return (
    existsSync(inRoot(part.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(part.inputs)
  );
}

/**
 * @param {Part} part
 * @param {string} print the fingerprint of the inputs before the build began
 */
export function markBuilt(part, print) {
  const stamp = stampFile(part);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

/** @param {readonly string[]} inputs files and folders, relative to the root */
export function fingerprint(inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(listFiles)) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(inRoot(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {Part} part */
function stampFile(part) {
  return inRoot(".cache", "built", part.name.replaceAll(" ", "-"));
}

const skipped = new Set(["dist", "node_modules", "e2e", "testing"]);

/**
 * @param {string} path
 * @returns {string[]} in the same order on every machine
 */
function listFiles(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(inRoot(path))
    .filter((name) => !skipped.has(name) && !/\.(?:test\.tsx?|gen\.ts)$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
