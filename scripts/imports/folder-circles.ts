import { isTest, layerOf } from "./rules.ts";
import type { ImportsByFile } from "./read-imports.ts";

type Arrow = { from: string; to: string; example: string };

/**
 * Every circle between folders that stand side by side, each as an import for every step of the way
 * round. A file that lies right in a folder belongs to none of its subfolders, so it may import from
 * them and they from it. Tests may import from anywhere, and so may the lab, which is no part of the
 * product.
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

/** The two folders that an import connects, side by side below what both files have in common. */
function toArrow(file: string, target: string): Arrow | null {
  const one = file.split("/").slice(0, -1);
  const other = target.split("/").slice(0, -1);
  const shared = one.findIndex((name, at) => name !== other[at]);
  // What one package may import of another is the layers' rule.
  if (shared < 2 || shared >= other.length) return null;
  return {
    from: one.slice(0, shared + 1).join("/"),
    to: other.slice(0, shared + 1).join("/"),
    example: `${file} → ${target}`,
  };
}

/** The shortest way from a folder back to itself; null where there is none. */
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
