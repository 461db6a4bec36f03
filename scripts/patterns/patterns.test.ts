import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChangedPatterns } from "./changed-patterns.ts";
import { findSlowAttackString } from "./find-slow-attack-string.ts";
import { patternsOf } from "./read-patterns.ts";

test.each([
  ["a digit before a word", String.raw`/\d.*\bstreet\b/`],
  ["a run at the end", String.raw`/[\s,]+$/`],
  ["spaces before a sign", String.raw`/\s*:/`],
  ["nested repetition", String.raw`/^(?:\w+\s?)*$/`],
  ["a word that two choices fit", String.raw`/^(?:(?:backend|back-?end|data) ?)*$/`],
])("%s is seen to be slow", (_, literal) => {
  const [pattern] = patternsOf("slow.ts", `const slow = ${literal};`);
  if (pattern === undefined) throw new Error("No pattern was read");
  expect(findSlowAttackString(pattern)).not.toBeNull();
});

/** Creates a repository with one pattern on its main branch, and checks out a new branch. */
function makeRepository(): { write: (text: string) => void; root: string } {
  const root = mkdtempSync(join(tmpdir(), "resume-picker-patterns-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "packages", "domain");
  mkdirSync(folder, { recursive: true });
  const write = (text: string) => writeFileSync(join(folder, "words.ts"), text);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  write("export const words = /a+/;\n");
  git("init", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-m", "One pattern");
  git("checkout", "-b", "branch");
  return { write, root };
}

test("only patterns that a branch adds are tried, and none in a fresh clone", () => {
  const { write, root } = makeRepository();
  expect(findChangedPatterns(root)).toEqual([]);
  write("// moved\nexport const words = /a+/;\nexport const lines = /b+$/gm;\n");
  expect(findChangedPatterns(root)).toEqual([
    { file: "packages/domain/words.ts", line: 3, source: "b+$", flags: "gm" },
  ]);
});
