import { fileURLToPath } from "node:url";
import { join } from "node:path";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string[]} parts */
export function inRoot(...parts) {
  return join(root, ...parts);
}
