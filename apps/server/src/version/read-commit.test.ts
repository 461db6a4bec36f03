import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished, expect, test } from "vitest";
import { readCommit } from "./read-commit.ts";

const commit = "a02b09b3c4d5e6f708192a3b4c5d6e7f80912a3b";

function folderOf(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-commit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return pathToFileURL(`${folder}/`);
}

test.each<[string, Record<string, string>]>([
  ["a branch", { ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${commit}\n` }],
  [
    "a packed branch",
    {
      ".git/HEAD": "ref: refs/heads/main\n",
      ".git/packed-refs": `# pack-refs\n${"f".repeat(40)} refs/heads/maintenance\n${commit} refs/heads/main\n`,
    },
  ],
  ["a checked-out tag", { ".git/HEAD": `${commit}\n` }],
  [
    "a linked working tree",
    {
      ".git": "gitdir: repository/worktrees/one\n",
      "repository/worktrees/one/HEAD": "ref: refs/heads/one\n",
      "repository/worktrees/one/commondir": "../..\n",
      "repository/refs/heads/one": `${commit}\n`,
    },
  ],
  ["an image without Git data", { "commit.txt": `${commit}\n` }],
])("the commit of %s is known without the git program", (_case, files) => {
  expect(readCommit(folderOf(files))).toBe("a02b09b3");
});

test("a folder that says nothing of its commit has none", () => {
  expect(readCommit(folderOf({}))).toBeNull();
  // An image that was built without the commit.
  expect(readCommit(folderOf({ "commit.txt": "\n" }))).toBeNull();
  expect(readCommit(folderOf({ ".git/HEAD": "ref: ../../etc/passwd\n" }))).toBeNull();
});
