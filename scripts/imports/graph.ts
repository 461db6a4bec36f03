import { isTest, layerOf } from "./rules.ts";
import type { ImportsByFile } from "./read-imports.ts";

/** Returns every import cycle as the list of its files. Type imports count too. */
export function findCircles(imports: ImportsByFile): string[][] {
  const circles = new Map<string, string[]>();
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      const circle = path.slice(start);
      circles.set(circle.toSorted().join(), [...circle, file]);
      return;
    }
    if (done.has(file) || isGenerated(file)) return;
    for (const { target } of imports.get(file) ?? []) {
      if (target !== null) visit(target, [...path, file]);
    }
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return [...circles.values()];
}

/** Returns the import path from each file of the web application to zod's code, if there is one. */
export function findZodInBrowser(imports: ImportsByFile): string[][] {
  const ways: string[][] = [];
  for (const [file, found] of imports) {
    if (layerOf(file) !== "web" || isTest(file)) continue;
    for (const { target, isTypeOnly } of found) {
      if (isTypeOnly || target === null || layerOf(target) !== "domain") continue;
      const way = findWayToZod(target, imports);
      if (way !== null) ways.push([file, ...way]);
    }
  }
  return ways;
}

function findWayToZod(
  file: string,
  imports: ImportsByFile,
  seen: Set<string> = new Set(),
): string[] | null {
  if (seen.has(file)) return null;
  seen.add(file);
  for (const { specifier, target, isTypeOnly } of imports.get(file) ?? []) {
    if (isTypeOnly) continue;
    if (specifier === "zod") return [file, "zod"];
    const way = target === null ? null : findWayToZod(target, imports, seen);
    if (way !== null) return [file, ...way];
  }
  return null;
}

function isGenerated(file: string): boolean {
  return file.endsWith(".gen.ts");
}
