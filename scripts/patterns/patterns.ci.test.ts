import { expect, test } from "vitest";
import { findSites, readBuiltPatterns } from "./built-patterns.ts";
import { findSlowAttackString } from "./find-slow-attack-string.ts";
import { readPatterns } from "./read-patterns.ts";

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
  expect(findSlowAttackString(pattern)).toBeNull();
});

test.each([...ofFile])("no text of strangers can hold up a pattern of %s", (_, patterns) => {
  const slow = patterns.flatMap((pattern) => {
    const attack = findSlowAttackString(pattern);
    return attack === null ? [] : [`line ${pattern.line}, /${pattern.source}/ on ${attack}`];
  });
  expect(slow).toEqual([]);
});
