import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type Node, Visitor, parseSync } from "oxc-parser";

export type Import = {
  /** The importing file, relative to the root. */
  from: string;
  line: number;
  specifier: string;
  /** The imported file, relative to the root; null for packages and built-in modules of Node. */
  target: string | null;
  isTypeOnly: boolean;
};

export type ImportsByFile = ReadonlyMap<string, readonly Import[]>;

/** Returns the imports of all source files that git tracks or doesn't ignore. */
export function readImports(): ImportsByFile {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "apps", "packages", "scripts"],
    { encoding: "utf8" },
  )
    .split("\n")
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(file));
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, "utf8"))]));
}

export function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: Import[] = [];
  const add = (at: number, source: Node | null, isTypeOnly: boolean) => {
    if (source?.type !== "Literal" || typeof source.value !== "string") return;
    found.push({
      from: file,
      line: text.slice(0, at).split("\n").length,
      specifier: source.value,
      target: resolve(file, source.value),
      isTypeOnly,
    });
  };
  new Visitor({
    ImportDeclaration: ({ start, source, importKind }) => {
      add(start, source, importKind === "type");
    },
    ExportNamedDeclaration: ({ start, source, exportKind }) => {
      add(start, source, exportKind === "type");
    },
    ExportAllDeclaration: ({ start, source, exportKind }) => {
      add(start, source, exportKind === "type");
    },
    ImportExpression: ({ start, source }) => {
      add(start, source, false);
    },
    TSImportType: ({ start, source }) => {
      add(start, source, true);
    },
  }).visit(program);
  return found.sort((one, other) => one.line - other.line);
}

function resolve(from: string, specifier: string): string | null {
  const [, name, path] = /^@resume-picker\/(\w+)\/(.*)$/.exec(specifier) ?? [];
  if (name !== undefined && path !== undefined) {
    // The applications have no `exports` with short names, so imports of their files include the
    // extension.
    return ["web", "server"].includes(name)
      ? `apps/${name}/${path}`
      : `packages/${name}/${path}.ts`;
  }
  return specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : null;
}
