import type { Import } from "./read-imports.ts";

export type Layer = "domain" | "db" | "adapters" | "api" | "server" | "web" | "lab";

/** The layers that each layer may import, besides itself. */
const mayImport: Record<Layer, readonly Layer[]> = {
  domain: [],
  db: ["domain"],
  adapters: ["domain"],
  api: ["domain", "db", "adapters"],
  server: ["domain", "db", "adapters", "api"],
  web: ["domain"],
  lab: ["domain", "db", "adapters", "api", "server", "web"],
};

const folders: [folder: string, layer: Layer][] = [
  ["packages/domain/", "domain"],
  ["packages/db/", "db"],
  ["packages/adapters/", "adapters"],
  ["packages/api/", "api"],
  ["apps/server/", "server"],
  ["apps/web/", "web"],
  ["packages/lab/", "lab"],
];

export function layerOf(file: string): Layer | null {
  return folders.find(([folder]) => file.startsWith(folder))?.[1] ?? null;
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes("/testing/") || file.includes("/e2e/");
}

/** Describes what is wrong with an import; null if it is allowed. */
export function findProblem(found: Import): string | null {
  const from = layerOf(found.from);
  if (from === null) return findLabProblem(found.target);
  return found.target === null
    ? findPackageProblem(found, from)
    : (findLayerProblem(found, found.target, from) ?? findWebProblem(found, found.target));
}

function findPackageProblem(found: Import, from: Layer): string | null {
  if (from !== "domain" || isTest(found.from)) return null;
  return /^zod(?:\/|$)/.test(found.specifier)
    ? null
    : "domain imports zod and itself, nothing else";
}

/** The lab measures the product, so neither the product nor its scripts may depend on the lab. */
function findLabProblem(target: string | null): string | null {
  return target !== null && layerOf(target) === "lab" ? "only the lab imports the lab" : null;
}

function findLayerProblem(found: Import, target: string, from: Layer): string | null {
  const to = layerOf(target);
  if (from === "lab") return findWayOfLab(found, to);
  if (to === null) return "an import leaves the project's packages";
  if (to === "lab") return findLabProblem(target);
  if (isTest(target) && !isTest(found.from)) return "code must not import what is made for tests";
  if (to === from) {
    return found.specifier.startsWith("@resume-picker/")
      ? "within a package, import by relative path"
      : null;
  }
  if (found.specifier.startsWith(".")) return "across packages, import as @resume-picker/…";
  const isAllowed = mayImport[from].includes(to) || isException(found, target, from);
  return isAllowed ? null : `${from} must not import ${to}`;
}

function isException(found: Import, target: string, from: Layer): boolean {
  // Browser tests use the test tools of all packages, for example a mail server.
  if (found.from.includes("/e2e/") && target.includes("/testing/")) return true;
  if (!found.isTypeOnly) return false;
  const isApi = from === "web" && target === "packages/api/root.ts";
  return isApi || (isTest(found.from) && !isTest(target));
}

/** The lab measures everything, including test tools, and may use the scripts. */
function findWayOfLab(found: Import, to: Layer | null): string | null {
  if (to === "lab" || to === null) return null;
  return found.specifier.startsWith(".") ? "across packages, import as @resume-picker/…" : null;
}

const web = "apps/web/src/";

/** The web application's layers: `routes → features → ui, lib`, without imports of features. */
function findWebProblem(found: Import, target: string): string | null {
  if (!found.from.startsWith(web) || !target.startsWith(web)) return null;
  const [fromFolder = "", fromFeature] = found.from.slice(web.length).split("/");
  const [toFolder = "", toFeature] = target.slice(web.length).split("/");
  if (fromFolder === "features") {
    if (toFolder === "routes") return "a feature must not import a route";
    if (toFolder === "features" && toFeature !== fromFeature) {
      return `features meet only in routes: ${fromFeature ?? ""} must not import ${toFeature ?? ""}`;
    }
  }
  if (["ui", "lib"].includes(fromFolder) && ["features", "routes"].includes(toFolder)) {
    return `${fromFolder} must not import ${toFolder}`;
  }
  return null;
}
