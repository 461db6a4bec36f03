import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The manifest that Vite writes with a build: https://vite.dev/guide/backend-integration */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/**
 * Returns the paths of the scripts built from the given sources and of their imports, except those
 * that index.html loads anyway. The list is empty if there is no manifest.
 * @param sources as named in the manifest. The chunks of a split route are included.
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
