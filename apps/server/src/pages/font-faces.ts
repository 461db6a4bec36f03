import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const start = "@font-face{";

/**
 * Returns the application's font faces as a style sheet for pages that the server renders
 * completely. They are read from the built style sheets, because the names of those and of the
 * fonts change with every version.
 */
export function fontFaces(directory: string): string {
  const assets = join(directory, "assets");
  if (!existsSync(assets)) return "";
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
  return sheets
    .flatMap((name) => readFileSync(join(assets, name), "utf8").split(start).slice(1))
    .map((rest) => `${start}${rest.slice(0, rest.indexOf("}") + 1)}`)
    .join("\n");
}
