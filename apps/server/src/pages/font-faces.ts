import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const start = "@font-face{";

/**
 * The application's own fonts as a style sheet of their own, for pages that the server writes whole.
 * Taken from the built style sheets, whose names and whose fonts' names change with every version.
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
