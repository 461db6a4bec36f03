import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the PDFs of a folder and its subfolders, or none if it doesn't exist. */
export function listPdfs(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".pdf"))
    .sort()
    .map((name) => join(folder, name));
}
