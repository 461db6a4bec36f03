import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const maxLines = 300;

/** Tests, generated code and pure data may be long: nobody reads them from top to bottom. */
const exempt = [
  /\.test\.tsx?$/,
  /\.gen\.ts$/,
  /\/migrations\//,
  /\/e2e\//,
  /^scripts\/sample-data\/personas\//,
  /^packages\/domain\/skills\/vocabulary\//,
];

const files = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "apps", "packages", "scripts"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !exempt.some((rule) => rule.test(file)));

const tooLong = files.flatMap((file) => {
  const lines = countLines(file);
  return lines > maxLines ? [`${file}: ${lines} lines`] : [];
});

if (tooLong.length > 0) {
  console.error(`Over ${maxLines} lines (a second word is usually hiding in them):`);
  console.error(tooLong.join("\n"));
  process.exitCode = 1;
}

function countLines(file: string): number {
  try {
    return readFileSync(file, "utf8").split("\n").length - 1;
  } catch {
    // Listed by git, yet deleted in the working tree.
    return 0;
  }
}
