import { type Node, parseSync } from "oxc-parser";
import { mutantsOf } from "./mutants-of-node.ts";

/** A fault that could be in a file: `replacement` instead of what stands from `start` to `end`. */
export type Mutant = {
  id: number;
  file: string;
  line: number;
  start: number;
  end: number;
  what: string;
  replacement: string;
  /** What is switched between as it is and as the mutant has it: a whole expression or statement. */
  host: { start: number; end: number; isStatement: boolean };
};

/** Every mutant of a source file, in the order of its text. Types and imports have none. */
export function findMutants(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const mutants: Mutant[] = [];
  const seen = new Set<string>();
  walk(program, [], (node, parents) => {
    for (const change of mutantsOf(node, parents, text)) {
      const key = `${change.start} ${change.end} ${change.replacement}`;
      if (seen.has(key) || text.slice(change.start, change.end) === change.replacement) continue;
      seen.add(key);
      const host = change.isWhole === undefined ? hostOf(node, parents) : change;
      mutants.push({
        id: 0,
        file,
        line: text.slice(0, change.start).split("\n").length,
        start: change.start,
        end: change.end,
        what: change.what,
        replacement: change.replacement,
        host: { start: host.start, end: host.end, isStatement: change.isWhole === "statement" },
      });
    }
  });
  return mutants.sort((one, other) => one.start - other.start);
}

/** A link of an optional chain can't be switched alone: what follows it would no longer be skipped. */
function hostOf(node: Node, parents: readonly Node[]): Node {
  let host = node;
  for (const parent of [...parents].reverse()) {
    const isLink =
      (parent.type === "MemberExpression" && parent.object === host) ||
      (parent.type === "CallExpression" && parent.callee === host) ||
      (parent.type === "TSNonNullExpression" && parent.expression === host);
    if (parent.type === "ChainExpression") return parent;
    if (!isLink) return node;
    host = parent;
  }
  return node;
}

function walk(
  node: Node,
  parents: readonly Node[],
  visit: (node: Node, parents: readonly Node[]) => void,
): void {
  visit(node, parents);
  const inner = [...parents, node];
  for (const [key, value] of Object.entries(node)) {
    if (isSkipped(node, key)) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown]) {
      if (isNode(child)) walk(child, inner, visit);
    }
  }
}

const typeKeys = new Set(["typeAnnotation", "returnType", "typeParameters", "typeArguments"]);
const valuesOfTypes = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

function isSkipped(node: Node, key: string): boolean {
  if (typeKeys.has(key) || node.type === "ImportDeclaration") return true;
  if (node.type.startsWith("TS")) return !(valuesOfTypes.has(node.type) && key === "expression");
  if (node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration")
    return key !== "declaration";
  return node.type === "Property" && key === "key" && !node.computed;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
