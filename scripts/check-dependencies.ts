import { readFileSync } from "node:fs";

/** Licences that allow use and redistribution without conditions on the product's own code. */
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

/**
 * The first two are used unmodified to build the web application, the next two by tests and sample
 * data, and none of them is sent to browsers. png-js has its MIT licence in a file. libvips, a
 * dependency of sharp, is a separate shared library that anybody can replace.
 */
const allowedPackages = [
  { name: /^lightningcss(?:-|$)/, licence: "MPL-2.0" },
  { name: /^caniuse-lite$/, licence: "CC-BY-4.0" },
  { name: /^axe-core$/, licence: "MPL-2.0" },
  { name: /^png-js$/, licence: "" },
  ...[
    "LGPL-3.0-or-later",
    "Apache-2.0 AND LGPL-3.0-or-later",
    "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  ].map((licence) => ({ name: /^@img\/sharp-/, licence })),
];

type LockEntry = { license?: string; link?: boolean };
type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  workspaces?: string[];
};

// npm's own files; lockfileVersion 3 defines their format.
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockEntry & Manifest>;
};

const problems = [
  ...findRefusedLicences(),
  ...findDependenciesWithoutReason(),
  ...findMissingPlatforms(),
];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}

/** Includes development packages, because web application and server are bundled from them. */
function findRefusedLicences(): string[] {
  return Object.entries(lock.packages).flatMap(([path, { license, link }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (!path.includes("node_modules/") || link) return [];
    if (isAllowed(name, license ?? "")) return [];
    return [`${path}: its licence is not on the list: ${license ?? "none stated"}`];
  });
}

/** CONTRIBUTING.md must have a row for each direct dependency and for no other package. */
function findDependenciesWithoutReason(): string[] {
  const asked = new Set(
    Object.entries(lock.packages)
      .filter(([path]) => !path.includes("node_modules/"))
      .flatMap(([, { dependencies, devDependencies }]) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      )
      .filter((name) => !name.startsWith("@resume-picker/")),
  );
  const text = readFileSync("CONTRIBUTING.md", "utf8").split("## Dependencies")[1] ?? "";
  const explained = new Set(
    [...text.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    ),
  );
  return [
    ...without(asked, explained).map((name) => `${name}: CONTRIBUTING.md has no row for it`),
    ...without(explained, asked).map(
      (name) => `${name}: is listed in CONTRIBUTING.md, but no package uses it`,
    ),
  ];
}

/**
 * If npm's registry lacked a platform's package, npm omits it from the lock file, and `npm ci` then
 * fails on that platform or on all of them.
 */
function findMissingPlatforms(): string[] {
  const paths = Object.keys(lock.packages);
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !paths.some((known) => known.endsWith(`node_modules/${name}`)))
      .map((name) => `${path}: the lock file lacks its ${name}; choose a version that has it`),
  );
}

function without(names: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...names].filter((name) => !others.has(name));
}

/** Supports "A OR B" (one suffices) and "A AND B" (both count), as used by npm packages. */
function isAllowed(name: string, licence: string): boolean {
  if (allowedPackages.some((rule) => rule.name.test(name) && rule.licence === licence)) return true;
  const plain = licence.replaceAll(/[()]/g, "");
  return plain.split(" OR ").some((option) => option.split(" AND ").every((id) => allowed.has(id)));
}
