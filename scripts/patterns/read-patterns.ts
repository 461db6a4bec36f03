import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Visitor, parseSync } from "oxc-parser";

export type Pattern = { file: string; line: number; source: string; flags: string };

/** Folders whose patterns process untrusted text: CVs, postings and answers of models. */
const folders = [
  "packages/domain",
  "packages/adapters/extract-text",
  "packages/adapters/ai",
  "packages/adapters/ai-local",
  "packages/adapters/ai-openai",
];

/** Returns the product's sources that process such text, by file. */
export function readSources(root = "."): Map<string, string> {
  const list = ["ls-files", "-co", "--exclude-standard", ...folders];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && existsSync(join(root, file)));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Returns their regular expression literals. */
export function readPatterns(): Map<string, Pattern[]> {
  const found = [...readSources()].map(([file, text]) => [file, patternsOf(file, text)] as const);
  return new Map(found.filter(([, patterns]) => patterns.length > 0));
}

export function patternsOf(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  new Visitor({
    Literal: (node) => {
      if (!("regex" in node)) return;
      const line = text.slice(0, node.start).split("\n").length;
      patterns.push({ file, line, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, text).program);
  return patterns;
}
