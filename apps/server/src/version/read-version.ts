import { readFileSync } from "node:fs";

export function readVersion(root: URL): string {
  const file = readFileSync(new URL("package.json", root), "utf8");
  // This is our own file, and npm requires a version in it.
  return (JSON.parse(file) as { version: string }).version;
}
