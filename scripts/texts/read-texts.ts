import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { inRoot } from "../setup/root.mjs";

export type FoundText = { file: string; line: number; text: string };

const folders = ["apps/web/src", "apps/server/src", "packages/domain", "packages/api"];
/** Tests, the words of CVs and postings, and generated code contain no user-visible texts. */
const unread = /\.test\.|\.gen\.|\/testing\/|\/lexicon\/|\/baits?\//u;

/** Attributes whose values are shown or read aloud. */
const shownAttributes = new Set(
  "label title placeholder hint text alt confirmLabel explain help name what aria-label".split(" "),
);
/** Properties that contain user-visible text wherever they occur. */
const shownProperties = new Set(
  "label title description hint help placeholder message done what name heading words remark text".split(
    " ",
  ),
);

/**
 * Returns the texts of the sources below `under`: JSX text, user-visible attributes and properties,
 * and sentences.
 */
export function readTexts(under: string): FoundText[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    cwd: inRoot(),
    encoding: "utf8",
  });
  return files
    .split("\n")
    .filter((file) => /\.tsx?$/u.test(file) && !unread.test(file) && file.startsWith(under))
    .flatMap((file) => textsOf(file, readFileSync(inRoot(file), "utf8")));
}

export function textsOf(file: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const known = new Set<number>();
  const add = (start: number, raw: string, kind: Kind) => {
    const text = raw.replaceAll(/\s+/gu, " ").trim();
    if (known.has(start) || !kind.shape.test(text) || (kind.isMaybeCode && isCode(text))) return;
    known.add(start);
    found.push({ file, line: source.slice(0, start).split("\n").length, text });
  };
  const addValue = (value: Value | null | undefined) => {
    const inner = value?.type === "JSXExpressionContainer" ? value.expression : value;
    if (inner?.type === "Literal" && typeof inner.value === "string")
      add(inner.start, inner.value, anyWords);
    if (inner?.type === "TemplateLiteral") add(inner.start, templateText(inner), anyWords);
    if (inner?.type === "ConditionalExpression") {
      addValue(inner.consequent);
      addValue(inner.alternate);
    }
  };
  const visitor = new Visitor({
    // JSX text is always shown, even a single word.
    JSXText: ({ start, value }) => add(start + value.search(/\S|$/u), value, shownWords),
    JSXAttribute: ({ name, value }) => {
      if (name.type === "JSXIdentifier" && shownAttributes.has(name.name))
        addValue(value as Value | null);
    },
    JSXExpressionContainer: ({ expression }) => addValue(expression as Value),
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && shownProperties.has(key.name)) addValue(value as Value);
    },
    Literal: (literal) => {
      if (typeof literal.value === "string") add(literal.start, literal.value, sentence);
    },
    TemplateLiteral: (template) => add(template.start, templateText(template), sentence),
  });
  visitor.visit(parseSync(file, source).program);
  return found.sort((one, other) => one.line - other.line);
}

type Value = {
  type: string;
  start: number;
  value?: unknown;
  expression?: Value;
  consequent?: Value;
  alternate?: Value;
  quasis?: { value: { cooked: string | null } }[];
};

const templateText = ({ quasis = [] }: Value) => quasis.map(({ value }) => value.cooked).join("…");

type Kind = { shape: RegExp; isMaybeCode: boolean };
const shownWords: Kind = { shape: /\p{L}/u, isMaybeCode: false };
const anyWords: Kind = { shape: /\p{L}/u, isMaybeCode: true };
/** Matches text that looks like a sentence. */
const sentence: Kind = { shape: /^["“‘(]?[\p{Lu}…].*\p{L}{2}.* /u, isMaybeCode: true };
/** True for an identifier or a list of CSS classes. */
const isCode = (text: string) =>
  /^[a-z0-9-]+(?:[:/._][^ ]*)?$/u.test(text) ||
  /(?:^| )(?:[a-z-]+:)?(?:flex|grid|text|bg|border|rounded|px|py|mt|min|max|w|h|gap|size)-/u.test(
    text,
  );
