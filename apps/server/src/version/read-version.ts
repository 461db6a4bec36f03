import { readFileSync } from "node:fs";

export function readVersion(root: URL): string {
  const file = readFileSync(new URL("package.json", root), "utf8");
  // Our own, and npm would not have installed it without one.
  return (JSON.parse(file) as { version: string }).version;
}
