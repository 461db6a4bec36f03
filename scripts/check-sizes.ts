import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

const maxLines = 300;
const maxFilesPerFolder = 25;

/** Tests, generated code and pure data may be long, because they aren't read from top to bottom. */
const longFiles = [
  /\.test\.tsx?$/,
  /\.gen\.ts$/,
  /\/migrations\//,
  /\/e2e\//,
  /^scripts\/sample-data\/personas\//,
];

/** These are lists with one number per entry; subfolders would only hide some of them. */
const longFolders = ["docs/decisions", "packages/db/migrations", "packages/db/migrations/meta"];

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  // A file listed by git may be deleted in the working tree.
  .filter((file) => file !== "" && existsSync(file));

const tooLong = files
  .filter((file) => /^(?:apps|packages|scripts)\/.*\.(?:tsx?|mjs|css)$/.test(file))
  .filter((file) => !longFiles.some((rule) => rule.test(file)))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
  .filter(({ lines }) => lines > maxLines)
  .map(({ file, lines }) => `${file}: ${lines} lines`);
report(`Over ${maxLines} lines (split them, usually by a second word):`, tooLong);

const counts = new Map<string, number>();
for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
const tooFull = [...counts]
  .filter(([folder, count]) => count > maxFilesPerFolder && !longFolders.includes(folder))
  .map(([folder, count]) => `${folder}: ${count} files`);
report(`Over ${maxFilesPerFolder} files (group them by subject):`, tooFull);

function report(what: string, found: readonly string[]): void {
  if (found.length === 0) return;
  console.error([what, ...found].join("\n"));
  process.exitCode = 1;
}
