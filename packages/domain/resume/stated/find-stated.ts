import { statedFields } from "../../candidate-fields.ts";
import type { StatedField } from "../../candidate-fields.ts";
import type { Field } from "../shape/parsed-resume.ts";
import type { SectionKind } from "../sections/section-kind.ts";
import { splitSections } from "../sections/split-sections.ts";
import { foldText } from "../text/fold-text.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { compileWords, findPhrase } from "./compile-words.ts";
import type { CompiledWords } from "./compile-words.ts";

/** The words of a line in which the CV states a fact. */
export type Statement = {
  field: StatedField;
  value: string;
  line: number;
  /** The range of characters to hide with it, including its label. */
  from: number;
  to: number;
};

/** Sections about an employer, a school or another person. */
const elsewhere: ReadonlySet<SectionKind> = new Set([
  ...(["experience", "volunteer", "education", "courses", "projects", "publications"] as const),
  ...(["awards", "activities", "references"] as const),
]);
/** The maximum characters in a value. A statement isn't a paragraph. */
const maxValue = 120;
const compiled: readonly (readonly [StatedField, CompiledWords])[] = statedFields.map((field) => [
  field,
  compileWords(field),
]);

/** All of the CV's own statements, in line order. */
export function findStated(text: ResumeText): readonly Statement[] {
  return text.once(findStatements);
}

/** The first statement of each field, as parsed fields. */
export function readStated(text: ResumeText): Record<StatedField, Field<string> | null> {
  const found = findStated(text);
  const entries = statedFields.map((field) => {
    const first = found.find((statement) => statement.field === field);
    if (!first) return [field, null];
    const page = text.lines[first.line]?.page ?? 1;
    return [field, { value: first.value, confidence: 0.9, place: { line: first.line, page } }];
  });
  // Every field of the table has a value.
  return Object.fromEntries(entries) as Record<StatedField, Field<string> | null>;
}

function findStatements(text: ResumeText): Statement[] {
  const told = new Set<number>();
  for (const { kind, lines } of splitSections(text))
    if (elsewhere.has(kind)) for (const { index } of lines) told.add(index);
  return text.lines.flatMap((_line, index) => (told.has(index) ? [] : findInLine(text, index)));
}

function findInLine(text: ResumeText, index: number): Statement[] {
  const line = text.lines[index]?.text ?? "";
  const folded = text.folded[index] ?? "";
  return compiled.flatMap(([field, words]): Statement[] => {
    const labelled = findLabelled(words, { line, folded });
    if (labelled) return [{ field, line: index, ...labelled }];
    const below = findBelow(words, text, index);
    if (below) return [{ field, ...below }];
    const phrase = findPhrase(words.phrases, folded);
    if (!phrase || words.caution.test(folded.slice(phrase.index))) return [];
    const [from, to] = [phrase.index, phrase.index + phrase[0].length];
    return [{ field, line: index, from, to, value: line.slice(from, to).trim() }];
  });
}

type Texts = { line: string; folded: string };

/** "Notice period: two months", in its own cell. */
function findLabelled({ label, caution }: CompiledWords, { line, folded }: Texts) {
  const found = label.exec(folded);
  if (!found) return null;
  const start = found.index + found[0].length;
  const rest = line.slice(start);
  const length = /\t|\s[|·•]|[|·•;]|\s{3}|$/.exec(rest)?.index ?? rest.length;
  const value = rest.slice(0, Math.min(length, maxValue)).trim();
  if (!/[\p{L}\p{N}]/u.test(value) || caution.test(foldText(value))) return null;
  return { value, from: found.index, to: start + length };
}

/** Finds a label alone on its line, like a heading. Its value is the next line. */
function findBelow(
  { alone }: CompiledWords,
  text: ResumeText,
  index: number,
): Omit<Statement, "field"> | null {
  if (!alone.test((text.folded[index] ?? "").trim())) return null;
  const below = text.lines[index + 1]?.text.trim() ?? "";
  if (below === "" || below.length > 60 || /[:\t|]/.test(below)) return null;
  return { value: below, line: index + 1, from: 0, to: below.length };
}
