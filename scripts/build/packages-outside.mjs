import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "../setup/root.mjs";

/**
 * Loads the `dependencies` of the server's packages from `node_modules`, which an installation has.
 * Everything else is bundled: our own packages, which are TypeScript that Node can't run, and the
 * packages of `devDependencies`, which an installation lacks.
 *
 * @type {import("esbuild").Plugin}
 */
export const packagesOutside = {
  name: "packages-outside",
  setup(bundler) {
    const outside = listInstalled();
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      const name = packageOf(path);
      const isOutside = kind !== "entry-point" && outside.has(name) && !isNested(name, resolveDir);
      return isOutside ? { path, external: true } : undefined;
    });
  },
};

function listInstalled() {
  const packages = readdirSync(inRoot("packages")).map((name) => inRoot("packages", name));
  const folders = [inRoot(), inRoot("apps", "server"), ...packages].filter((folder) =>
    // A folder that contains only data is not a package.
    existsSync(join(folder, "package.json")),
  );
  const names = folders.flatMap((folder) => {
    /** @type {{ dependencies?: Record<string, string> }} */
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return Object.keys(manifest.dependencies ?? {});
  });
  return new Set(names.filter((name) => !name.startsWith("@resume-picker/")));
}

/**
 * True for a package that npm installed inside a workspace because the root has another version or
 * none. The bundle is in another folder and couldn't find it, so such a package is bundled.
 *
 * @param {string} name
 * @param {string} from the folder of the importing file
 */
function isNested(name, from) {
  for (let folder = from; folder.length >= inRoot().length; folder = dirname(folder)) {
    if (existsSync(join(folder, "node_modules", name))) return true;
  }
  return false;
}

/** @param {string} specifier such as `hono/factory` */
function packageOf(specifier) {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
