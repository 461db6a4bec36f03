import { isTest, layerOf } from "./rules.ts";
import type { ImportsByFile } from "./read-imports.ts";

type Arrow = { from: string; to: string; example: string };

/**
 * Returns every import cycle between sibling folders as a list of imports, one per step. A file
 * directly in a folder belongs to none of its subfolders, so imports between them are allowed in
 * both directions. Tests and the lab, which isn't part of the product, may import anything.
 */
export function findFolderCircles(imports: ImportsByFile): string[][] {
  const arrows = new Map<string, Map<string, Arrow>>();
  for (const [file, found] of imports) {
    if (isTest(file) || layerOf(file) === "lab") continue;
    for (const { target } of found) {
      const arrow = target === null || isTest(target) ? null : toArrow(file, target);
      if (arrow === null) continue;
      const from = arrows.get(arrow.from) ?? new Map<string, Arrow>();
      if (!from.has(arrow.to)) from.set(arrow.to, arrow);
      arrows.set(arrow.from, from);
    }
  }
  const circles = new Map<string, string[]>();
  for (const folder of arrows.keys()) {
    const way = findWayBack(folder, arrows);
    if (way === null) continue;
    const key = way
      .map(({ from }) => from)
      .toSorted()
      .join();
    if (!circles.has(key)) {
      circles.set(
        key,
        way.map(({ example }) => example),
      );
    }
  }
  return [...circles.values()];
}

/** Returns the two sibling folders that an import connects, below their common folder. */
function toArrow(file: string, target: string): Arrow | null {
  const one = file.split("/").slice(0, -1);
  const other = target.split("/").slice(0, -1);
  const shared = one.findIndex((name, at) => name !== other[at]);
  // The layer rules cover imports between packages.
  if (shared < 2 || shared >= other.length) return null;
  return {
    from: one.slice(0, shared + 1).join("/"),
    to: other.slice(0, shared + 1).join("/"),
    example: `${file} → ${target}`,
  };
}

/** Returns the shortest cycle through a folder; null if there is none. */
function findWayBack(
  start: string,
  arrows: ReadonlyMap<string, ReadonlyMap<string, Arrow>>,
): Arrow[] | null {
  const ways: Arrow[][] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const arrow of arrows.get(way.at(-1)?.to ?? start)?.values() ?? []) {
      if (arrow.to === start) return [...way, arrow];
      if (seen.has(arrow.to)) continue;
      seen.add(arrow.to);
      ways.push([...way, arrow]);
    }
  }
  return null;
}
