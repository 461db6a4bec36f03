import { findBase, findChangedFiles, git } from "../check/changed-files.mjs";
import { findSites, readBuiltPatterns } from "./built-patterns.ts";
import type { Pattern } from "./read-patterns.ts";
import { patternsOf, readSources } from "./read-patterns.ts";

/** Returns the patterns that this branch changes, committed or not; empty in a fresh clone. */
export function findChangedPatterns(root = "."): Pattern[] {
  const base = findBase(root);
  return [...findChangedSources(root, base)].flatMap(([file, text]) => {
    const before = git(root, ["show", `${base}:${file}`]) ?? "";
    const known = new Set(patternsOf(file, before).map(nameOf));
    return patternsOf(file, text).filter((found) => !known.has(nameOf(found)));
  });
}

/** Returns all patterns built in changed files, because their earlier results are unknown. */
export async function readChangedBuilt(): Promise<Pattern[]> {
  const changed = findChangedSources(".", findBase());
  const sites = findSites().filter(({ file }) => changed.has(file));
  return sites.length === 0 ? [] : readBuiltPatterns(sites);
}

function nameOf({ source, flags }: Pattern): string {
  return `/${source}/${flags}`;
}

function findChangedSources(root: string, base: string): Map<string, string> {
  const files = findChangedFiles(base, root);
  return new Map([...readSources(root)].filter(([file]) => files.has(file)));
}
