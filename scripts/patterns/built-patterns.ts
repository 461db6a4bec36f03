import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "esbuild";
import { Visitor, parseSync } from "oxc-parser";
import { readSources } from "./read-patterns.ts";
import type { Pattern } from "./read-patterns.ts";

/** A call of `new RegExp(…)` that builds a pattern from parts. */
export type PatternSite = Pick<Pattern, "file" | "line"> & { start: number; end: number };

/** Triggers the construction of patterns that aren't built when their module is loaded. */
const patternCalls = `
import { statedFields } from "@resume-picker/domain/candidate-fields";
import { usableUsername } from "@resume-picker/domain/accounts/names";
import { isSpelledIn } from "@resume-picker/domain/resume/contact/name-in-address";
import { namePatterns } from "@resume-picker/domain/resume/redaction/name-patterns";
import { compileWords } from "@resume-picker/domain/resume/stated/compile-words";
usableUsername("ada@lovelace");
isSpelledIn("shevchenko", "шевченко");
namePatterns(["Ada", "de", "Lovelace"], () => false);
for (const field of statedFields) compileWords(field);
`;

/** Records the pattern that each site builds when it runs, instead of deriving it from the code. */
const recordPatterns = `
export const built = [];
const noteRegExp = (file, line) => (source, flags) => {
  const made = new RegExp(source, flags);
  built.push({ file, line, source: made.source, flags: made.flags });
  return made;
};
`;

export function findSites(): PatternSite[] {
  return [...readSources()].flatMap(([file, text]) => sitesOf(file, text));
}

function sitesOf(file: string, text: string): PatternSite[] {
  const sites: PatternSite[] = [];
  new Visitor({
    NewExpression: ({ start, callee }) => {
      if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
      const line = text.slice(0, start).split("\n").length;
      sites.push({ file, line, start, end: callee.end });
    },
  }).visit(parseSync(file, text).program);
  return sites;
}

/** Returns the patterns that the sites build, by loading a bundle that records them. */
export async function readBuiltPatterns(sites: readonly PatternSite[]): Promise<Pattern[]> {
  const root = process.cwd();
  const files = [...new Set(sites.map(({ file }) => file))];
  const contents = [...files.map((file) => `import "./${file}";`), patternCalls].join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
    logLevel: "silent",
    banner: { js: recordPatterns },
    plugins: [packagesOutside, recordSites(root, sites)],
  });
  // Inside the project, where npm packages are resolved.
  const folder = mkdtempSync(join(root, "node_modules", ".patterns-"));
  try {
    const bundle = join(folder, "bundle.mjs");
    writeFileSync(bundle, outputFiles[0]?.contents ?? "");
    // The banner above exports it.
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as {
      built: Pattern[];
    };
    return loaded.built;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const packagesOutside: Plugin = {
  name: "packages-outside",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@resume-picker/") ? undefined : { path, external: true },
    );
  },
};

const recordSites = (root: string, sites: readonly PatternSite[]): Plugin => ({
  name: "note-sites",
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const file = relative(root, path);
      const own = sites.filter((site) => site.file === file);
      if (own.length === 0) return undefined;
      // From last to first, so the earlier positions stay valid.
      const contents = own
        .toReversed()
        .reduce(
          (text, { line, start, end }) =>
            `${text.slice(0, start)}noteRegExp(${JSON.stringify(file)}, ${String(line)})${text.slice(end)}`,
          readFileSync(path, "utf8"),
        );
      return { contents, loader: "ts" as const };
    });
  },
});
