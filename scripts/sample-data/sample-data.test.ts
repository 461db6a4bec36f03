import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { extractText } from "../../packages/adapters/extract-text/extract-text.ts";
import type { LaidOutDocument } from "../../packages/domain/resume/shape/document.ts";
import { parseResume } from "../../packages/domain/resume/parse-resume.ts";
import { inRoot } from "../setup/root.mjs";
import { makeSampleFiles, personas } from "./make-files.ts";

const folder = inRoot("apps", "server", "sample-data");

test("the sample CVs that a newcomer loads are exactly those that the script makes", async () => {
  const files = await makeSampleFiles();
  expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files) {
    const committed = await readFile(join(folder, name));
    expect(Buffer.compare(committed, bytes), name).toBe(0);
    expect(bytes.length, name).toBeLessThan(60 * 1024);
  }
});

test("nobody in the sample data can be written to: every address is at an example domain", () => {
  for (const { email } of personas) expect(email).toMatch(/@example\.(?:com|org)$/);
  expect(new Set(personas.map(({ email }) => email)).size).toBe(personas.length);
});

const names = personas.map(({ fileName }) => fileName);

async function readSample(name: string): Promise<LaidOutDocument> {
  return extractText(await readFile(join(folder, name)), name);
}

function codesOf(document: LaidOutDocument): string[] {
  return parseResume(document, { today: "2026-11-22" }).warnings.map(({ code }) => code);
}

test.each(names)("a newcomer is not told that the sample CV %s is none, or two", async (name) => {
  const codes = codesOf(await readSample(name));
  expect(codes).not.toContain("not-a-cv");
  expect(codes).not.toContain("two-people");
});

/** Joins two documents, as if scanned or pasted together. */
function joinDocuments(one: LaidOutDocument, other: LaidOutDocument): LaidOutDocument {
  const blocks = Math.max(...one.lines.map(({ block }) => block)) + 1;
  const after = other.lines.map((line) => ({
    ...line,
    page: line.page + one.pageCount,
    block: line.block + blocks,
  }));
  return {
    ...one,
    lines: [...one.lines, ...after],
    links: [...one.links, ...other.links],
    pageCount: one.pageCount + other.pageCount,
  };
}

const pairs = names.flatMap((name, at) =>
  [1, 5].map((step): [string, string] => [name, names[(at + step) % names.length] ?? name]),
);

test.each(pairs)("two CVs in one file are told from one: %s and %s", async (name, other) => {
  const joined = joinDocuments(await readSample(name), await readSample(other));
  expect(codesOf(joined)).toContain("two-people");
});
