import { foldText } from "../text/fold-text.ts";
import { foldedWords } from "../lexicon/lexicon.ts";
import { labels } from "../lexicon/labels.gen.ts";
import type { LabelledPart, Part } from "./entry-row.ts";
import { foldHead, isRowOfHeads } from "./table-heads.ts";

const rolesOnly = ["title", "company", "location", "date", "aside"] as const;
const kinds = ["degree", "school", ...rolesOnly] as const;

type Parts = ReadonlyMap<string, LabelledPart["part"]>;

/** Folded label → the part that it names; of several the first. */
const partsOf = (known: readonly LabelledPart["part"][]): Parts =>
  new Map(
    known
      .flatMap((part) => foldedWords(labels, part).map((label) => [label, part] as const))
      .reverse(),
  );

const ofRoles = partsOf(rolesOnly);
/** "Course" and "School" name a degree and where it was earned, and nothing of a post. */
const ofStudies = partsOf(kinds);

/** Each label of all languages with the part of a post that it names. */
export const roleLabels = [...ofRoles];

/** "Position: Head Chef" → title "Head Chef"; also with a tab for the colon. Null without a known label. */
export function readRoleLabel(text: string, isStudy = false): LabelledPart | null {
  const found =
    /^\s*(?:\d{1,2}[.)]\s+)?([^\s:：\t][^:：\t]{1,79}?)\s*(?:[:：]\s*|\t\s*)(.*)$/u.exec(text);
  if (!found) return null;
  const isColon = /^\s*[^\s:：\t][^:：\t]{1,79}?\s*[:：]/u.test(text);
  const label = foldText(found[1] ?? "")
    .replace(/[()*]/g, " ")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const part = (isStudy ? ofStudies : ofRoles).get(label);
  if (part === undefined) return null;
  // A tab parts cells of every table: only the wordy labels of forms are labels there.
  if (!isColon && (!label.includes(" ") || label === "company name")) return null;
  return { part, value: (found[2] ?? "").trim() };
}

/** A table's head: "Position | Company | Period". */
export function isTableHead(text: string): boolean {
  return isRowOfHeads(text, (cell) => ofStudies.has(cell));
}

/** What each column of a table holds by its head; null for a line that is no table's head. */
export function readTableHead(text: string, isStudy: boolean): (Part | "date")[] | null {
  if (!isTableHead(text)) return null;
  return text.split(/\t|\s\|\s/).map((cell) => {
    const part = (isStudy ? ofStudies : ofRoles).get(foldHead(cell)) ?? "aside";
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
