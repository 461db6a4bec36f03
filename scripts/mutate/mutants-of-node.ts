import type { Node } from "oxc-parser";
import { mutateRegex } from "./mutate-regex.ts";

export type Change = {
  start: number;
  end: number;
  what: string;
  replacement: string;
  /** What is changed is a statement, or a whole expression within the node; else a part of the node. */
  isWhole?: "statement" | "expression";
};

const otherOperators: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "/=": ["*="],
};

/** What a method is taken for instead; the empty name leaves the call out. */
const otherMethods: Readonly<Record<string, string>> = {
  startsWith: "endsWith",
  endsWith: "startsWith",
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
  padStart: "padEnd",
  trimStart: "trimEnd",
  trimEnd: "trimStart",
  trim: "",
  filter: "",
  sort: "",
  slice: "",
  reverse: "",
  toWellFormed: "",
  normalize: "",
  replace: "",
  replaceAll: "",
};

/** The faults that could be in one node of the tree, nearest to those that people make. */
export function mutantsOf(node: Node, parents: readonly Node[], text: string): Change[] {
  const parent = parents[parents.length - 1];
  const whole = (what: string, replacement: string): Change => ({
    start: node.start,
    end: node.end,
    what,
    replacement,
  });
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return [...operatorsOf(node, text), ...operandsOf(node, text)];
    case "AssignmentExpression":
      return operatorsOf(node, text);
    case "UpdateExpression": {
      const swapped = node.operator === "++" ? "--" : "++";
      const argument = text.slice(node.argument.start, node.argument.end);
      return [whole(swapped, node.prefix ? swapped + argument : argument + swapped)];
    }
    case "UnaryExpression":
      if (node.operator !== "!" && node.operator !== "-") return [];
      return [whole(`no ${node.operator}`, text.slice(node.argument.start, node.argument.end))];
    case "Literal":
      return literalsOf(node, parent).map(([what, replacement]) => whole(what, replacement));
    case "TemplateLiteral":
      return parent?.type === "TaggedTemplateExpression" ? [] : [whole("no text", '""')];
    case "ArrayExpression":
      return [whole("other list", node.elements.length === 0 ? '["mutant"]' : "[]")];
    case "ObjectExpression":
      return node.properties.length === 0 ? [] : [whole("no properties", "({})")];
    case "IfStatement":
    case "ConditionalExpression":
      return [forced(node.test, "true"), forced(node.test, "false")];
    case "WhileStatement":
    case "DoWhileStatement":
      return [forced(node.test, "false")];
    case "ForStatement":
      return node.test ? [forced(node.test, "false")] : [];
    case "ReturnStatement":
      return node.argument && !isNothing(node.argument)
        ? [forced(node.argument, "undefined", "nothing returned")]
        : [];
    case "ArrowFunctionExpression":
      return node.body.type === "BlockStatement" || isNothing(node.body)
        ? []
        : [forced(node.body, "undefined", "nothing returned")];
    case "BlockStatement":
      return node.body.length === 0
        ? []
        : [{ ...whole("empty block", "{}"), isWhole: "statement" }];
    case "ExpressionStatement":
      return node.expression.type === "CallExpression" || node.expression.type === "ChainExpression"
        ? [{ ...whole("no call", ";"), isWhole: "statement" }]
        : [];
    case "CallExpression":
      return methodsOf(node, text);
    case "MemberExpression": {
      if (!node.optional) return [];
      const at = text.indexOf("?.", node.object.end);
      const by = node.computed ? "" : ".";
      return [{ start: at, end: at + 2, what: "not optional", replacement: by }];
    }
    default:
      return [];
  }
}

type Operation = Extract<
  Node,
  { type: "BinaryExpression" | "LogicalExpression" | "AssignmentExpression" }
>;

function operatorsOf({ type, left, right, operator }: Operation, text: string): Change[] {
  const isText = [left, right].some(
    (side) =>
      side.type === "TemplateLiteral" ||
      (side.type === "Literal" && typeof side.value === "string"),
  );
  if (isText && (operator === "+" || operator === "+=")) return [];
  if (type === "LogicalExpression") {
    // "||" and "&&" bind differently, and not at all beside "??".
    const [one, two] = [left, right].map((side) => text.slice(side.start, side.end));
    return (otherOperators[operator] ?? []).map((other) => ({
      start: left.start,
      end: right.end,
      what: `${operator} is ${other}`,
      replacement: `(${one ?? ""}) ${other} (${two ?? ""})`,
    }));
  }
  const start = text.indexOf(operator, left.end);
  return (otherOperators[operator] ?? []).map((other) => ({
    start,
    end: start + operator.length,
    what: `${operator} is ${other}`,
    replacement: other,
  }));
}

/** A condition among several is as if it weren't there. */
function operandsOf({ type, left, right, operator }: Operation, text: string): Change[] {
  if (type !== "LogicalExpression" || operator === "??") return [];
  const neutral = operator === "&&" ? "true" : "false";
  return [left, right]
    .filter((side) => text.slice(side.start, side.end) !== neutral)
    .map((side) => forced(side, neutral));
}

function forced({ start, end }: Node, replacement: string, what = `always ${replacement}`): Change {
  return { start, end, what, replacement, isWhole: "expression" };
}

/** Null, false and undefined do the same to whoever asks "if". */
function isNothing(node: Node): boolean {
  return (
    (node.type === "Literal" && !("regex" in node) && (node.value ?? false) === false) ||
    (node.type === "Identifier" && node.name === "undefined")
  );
}

function literalsOf(
  node: Extract<Node, { type: "Literal" }>,
  parent: Node | undefined,
): [string, string][] {
  if ("regex" in node) {
    const { pattern, flags } = node.regex;
    return mutateRegex(pattern, flags).map((mutant) => [
      mutant.what,
      `/${mutant.source}/${mutant.flags}`,
    ]);
  }
  if (typeof node.value === "boolean") return [[`${!node.value}`, String(!node.value)]];
  if (typeof node.value === "number") return [[`${node.value + 1}`, String(node.value + 1)]];
  if (typeof node.value !== "string" || parent?.type === "ExpressionStatement") return [];
  return node.value === "" ? [["some text", '"mutant"']] : [["no text", '""']];
}

function methodsOf(node: Extract<Node, { type: "CallExpression" }>, text: string): Change[] {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.computed) return [];
  const { object, property } = callee;
  if (property.type !== "Identifier") return [];
  const other = otherMethods[property.name];
  if (other === undefined) return [];
  const { start, end } = other === "" ? { start: object.end, end: node.end } : property;
  if (other === "" && text.slice(object.end, property.start).includes("\n//")) return [];
  return [{ start, end, what: `${property.name} is ${other || "left out"}`, replacement: other }];
}
