import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "../setup/root.mjs";

/**
 * Our own packages are TypeScript that Node can't run; what is from npm is loaded from `node_modules`.
 *
 * @type {import("esbuild").Plugin}
 */
export const packagesOutside = {
  name: "packages-outside",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      const isOurs = kind === "entry-point" || path.startsWith("@resume-picker/");
      return isOurs || isNested(path, resolveDir) ? undefined : { path, external: true };
    });
  },
};

/**
 * npm keeps a package inside the workspace that asks for it when the root has another version, or
 * none: the bundle, which stands elsewhere, would miss it, so it is taken in.
 *
 * @param {string} specifier
 * @param {string} from the folder of the importing file
 */
function isNested(specifier, from) {
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  for (let folder = from; folder.length >= inRoot().length; folder = dirname(folder)) {
    if (existsSync(join(folder, "node_modules", name))) return true;
  }
  return false;
}
