import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What Vite writes beside a build: https://vite.dev/guide/backend-integration */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/**
 * Paths of the scripts that some sources were built into, with what they import, but without what
 * index.html loads anyway. None where there is no manifest.
 * @param sources as the manifest names them; the parts into which a route was split count as well
 */
export function findModules(directory: string, sources: readonly string[]): string[] {
  const file = join(directory, ".vite", "manifest.json");
  if (!existsSync(file)) return [];
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  const found = new Set<string>();
  const add = (key: string) => {
    const built = manifest[key];
    if (!built || built.isEntry || found.has(built.file)) return;
    found.add(built.file);
    built.imports?.forEach(add);
  };
  for (const key of Object.keys(manifest)) {
    if (sources.some((source) => key === source || key.startsWith(`${source}?`))) add(key);
  }
  return [...found].filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}
