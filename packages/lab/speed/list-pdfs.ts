import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The PDFs of a folder and all below it; none where the folder is absent. */
export function listPdfs(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".pdf"))
    .sort()
    .map((name) => join(folder, name));
}
