import { readFileSync } from "node:fs";

/** Licences that let anybody use, change and pass on the product without conditions on its own code. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/** Used unchanged to build the web application, and not part of what it sends to a browser. */
const allowedPackages = [
  { name: /^lightningcss(?:-|$)/, licence: "MPL-2.0" },
  { name: /^caniuse-lite$/, licence: "CC-BY-4.0" },
];

type LockEntry = { license?: string; dev?: boolean; link?: boolean };

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  // npm's own file; its shape is fixed by lockfileVersion.
  packages: Record<string, LockEntry>;
};

const refused = Object.entries(lock.packages).flatMap(([path, { license, dev, link }]) => {
  const name = path.split("node_modules/").at(-1) ?? "";
  if (!path.includes("node_modules/") || dev || link) return [];
  return isAllowed(name, license ?? "") ? [] : [`${path}: ${license ?? "no licence stated"}`];
});

if (refused.length > 0) {
  console.error(`Dependencies whose licence is not on the list:\n${refused.join("\n")}`);
  process.exitCode = 1;
}

/** Understands "A OR B" (one suffices) and "A AND B" (both count), as npm packages use them. */
function isAllowed(name: string, licence: string): boolean {
  if (allowedPackages.some((rule) => rule.name.test(name) && rule.licence === licence)) return true;
  const plain = licence.replaceAll(/[()]/g, "");
  return plain.split(" OR ").some((option) => option.split(" AND ").every((id) => allowed.has(id)));
}
