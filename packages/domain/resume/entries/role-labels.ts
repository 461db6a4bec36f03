import { foldText } from "../text/fold-text.ts";
import { foldedWords } from "../lexicon/lexicon.ts";
import { labels } from "../lexicon/labels.gen.ts";
import type { LabelledPart, Part } from "./entry-row.ts";
import { countWords } from "../text/count-words.ts";

const rolesOnly = ["title", "company", "location", "date", "aside"] as const;
const kinds = ["degree", "school", ...rolesOnly] as const;

type Parts = ReadonlyMap<string, LabelledPart["part"]>;

/** Maps folded labels to parts. If a label names several parts, the first in `known` is used. */
const partsOf = (known: readonly LabelledPart["part"][]): Parts =>
  new Map(
    known
      .flatMap((part) => foldedWords(labels, part).map((label) => [label, part] as const))
      .reverse(),
  );

const ofRoles = partsOf(rolesOnly);
/** "Course" and "School" label a degree and a school, but never a part of a post. */
const ofStudies = partsOf(kinds);

/** The labels of all languages, each with the part of a post it names. */
export const roleLabels = [...ofRoles];

const foldLabel = (text: string): string =>
  foldText(text)
    .replace(/[()*]/g, " ")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** "Position: Head Chef" → title "Head Chef", also with a tab for the colon. Null if unlabelled. */
export function readRoleLabel(text: string, isStudy = false): LabelledPart | null {
  const found =
    /^\s*(?:\d{1,2}[.)]\s+)?([^\s:：\t][^:：\t]{1,79}?)\s*(?:[:：]\s*|\t\s*)(.*)$/u.exec(text);
  if (!found) return null;
  const isColon = /^\s*[^\s:：\t][^:：\t]{1,79}?\s*[:：]/u.test(text);
  const label = foldLabel(found[1] ?? "");
  const part = (isStudy ? ofStudies : ofRoles).get(label);
  if (part === undefined) return null;
  // Tabs separate cells in every table, so only the multi-word labels of forms count there.
  if (!isColon && (!label.includes(" ") || label === "company name")) return null;
  return { part, value: (found[2] ?? "").trim() };
}

/**
 * "• Tipo di impiego Capoturno": a label of a printed form, with only a narrow gap behind it. Only
 * such a form has a bullet before its labels.
 */
export function readFormLabel(text: string, isStudy = false): LabelledPart | null {
  const words = text.trim().split(" ");
  const known = isStudy ? ofStudies : ofRoles;
  for (
    let count = Math.min(words.length - 1, mostLabelWords);
    count >= leastLabelWords;
    count -= 1
  ) {
    const label = foldLabel(words.slice(0, count).join(" "));
    const part = known.get(label);
    if (part !== undefined && countWords(label) >= leastLabelWords)
      return { part, value: words.slice(count).join(" ") };
  }
  return null;
}

/** Shorter labels are also the beginnings of titles and names. */
const leastLabelWords = 3;
const mostLabelWords = 10;

/** Whether the text is a table's header row: "Position | Company | Period". */
export function isTableHead(text: string): boolean {
  // "Period⇥01/2018 to 04/2021" is a label with its dates.
  if (!/[\t|]/.test(text) || /\d/.test(text)) return false;
  const cells = text.split(/\t|\s\|\s/).map(foldLabel);
  return cells.length >= 2 && cells.every((cell) => ofStudies.has(cell));
}

/** The part in each column of a table's header row, or null if the line isn't a header row. */
export function readTableHead(text: string, isStudy: boolean): (Part | "date")[] | null {
  if (!isTableHead(text)) return null;
  return text.split(/\t|\s\|\s/).map((cell) => {
    const part = (isStudy ? ofStudies : ofRoles).get(foldLabel(cell)) ?? "aside";
    return part === "date" ? part : partOfLabel[part];
  });
}

export const partOfLabel = {
  title: "what",
  company: "where",
  location: "place",
  aside: "aside",
  degree: "what",
  school: "where",
} as const;
