import { expect, test } from "vitest";
import { findSites, readBuiltPatterns } from "./built-patterns.ts";
import { baitsFor } from "./baits.ts";
import { findGrowth } from "./measure-growth.ts";
import type { Pattern } from "./read-patterns.ts";
import { patternsOf, readPatterns } from "./read-patterns.ts";

/** The first bait on which the pattern costs more for each character the longer the text is. */
function findSlowBait({ source, flags }: Pattern): string | null {
  const everywhere = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const run = (text: string) => void text.replace(everywhere, "");
  const slow = baitsFor(source).find(({ text }) => findGrowth(run, text) !== null);
  return slow?.name ?? null;
}

const ofFile = readPatterns();
const sites = findSites();
const built = await readBuiltPatterns(sites);

test("the patterns of the parser are found", () => {
  expect(ofFile.has("packages/domain/resume/redaction/redact-identity.ts")).toBe(true);
  expect([...ofFile.values()].flat().length).toBeGreaterThan(800);
});

test("every pattern that is put together out of parts is measured, too", () => {
  const places = (all: readonly { file: string; line: number }[]) =>
    [...new Set(all.map(({ file, line }) => `${file}:${line}`))].toSorted();
  expect(sites.length).toBeGreaterThan(20);
  expect(places(built)).toEqual(places(sites));
});

test.each(built)("no text of strangers can hold up what line $line of $file builds", (pattern) => {
  expect(findSlowBait(pattern)).toBeNull();
});

test.each([...ofFile])("no text of strangers can hold up a pattern of %s", (_, patterns) => {
  const slow = patterns.flatMap((pattern) => {
    const bait = findSlowBait(pattern);
    return bait === null ? [] : [`line ${pattern.line}, /${pattern.source}/ on ${bait}`];
  });
  expect(slow).toEqual([]);
});

test.each([
  ["a digit before a word", String.raw`/\d.*\bstreet\b/`],
  ["a run at the end", String.raw`/[\s,]+$/`],
  ["spaces before a sign", String.raw`/\s*:/`],
  ["nested repetition", String.raw`/^(?:\w+\s?)*$/`],
  ["a word that two choices fit", String.raw`/^(?:(?:backend|back-?end|data) ?)*$/`],
])("%s is seen to be slow", (_, literal) => {
  const [pattern] = patternsOf("slow.ts", `const slow = ${literal};`);
  if (pattern === undefined) throw new Error("No pattern was read");
  expect(findSlowBait(pattern)).not.toBeNull();
});
