import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

export type Import = {
  /** The file that imports, from the root. */
  from: string;
  line: number;
  specifier: string;
  /** The imported file, from the root; null for packages and for what Node brings. */
  target: string | null;
  isTypeOnly: boolean;
};

export type ImportsByFile = ReadonlyMap<string, readonly Import[]>;

/** The imports of every source file of the project that git knows or would take. */
export function readImports(): ImportsByFile {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "apps", "packages"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file));
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, "utf8"))]));
}

export function importsOf(file: string, text: string): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, isTypeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({
      from: file,
      line: line + 1,
      specifier: specifier.text,
      target: resolve(file, specifier.text),
      isTypeOnly,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node, node.argument.literal, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith("@resume-picker/")) {
    return `${specifier.replace("@resume-picker/", "packages/")}.ts`;
  }
  return specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : null;
}
