import { foldText } from "../text/fold-text.ts";
import { dutch } from "./labels/dutch.ts";
import { english } from "./labels/english.ts";
import { french } from "./labels/french.ts";
import { german } from "./labels/german.ts";
import { italian } from "./labels/italian.ts";
import type { LabelWords } from "./labels/label-words.ts";
import { portuguese } from "./labels/portuguese.ts";
import { spanish } from "./labels/spanish.ts";
import { isRowOfHeads } from "./table-heads.ts";

export type LabelledPart = { part: keyof LabelWords; value: string };

const languages: readonly LabelWords[] = [
  ...[english, german, french, spanish, portuguese, italian, dutch],
];

/** Each label of all languages with the part of a role that it names. */
export const roleLabels: readonly (readonly [string, LabelledPart["part"]])[] = languages.flatMap(
  (words) =>
    Object.entries(words).flatMap(([part, labels]) =>
      // The keys are the parts of a role; Object.entries forgets that.
      labels.split("|").map((label) => [label.trim(), part as LabelledPart["part"]] as const),
    ),
);

const parts: ReadonlyMap<string, LabelledPart["part"]> = new Map(roleLabels);

/** "Position: Head Chef" → title "Head Chef"; also with a tab for the colon. Null without a known label. */
export function readRoleLabel(text: string): LabelledPart | null {
  const found =
    /^\s*(?:\d{1,2}[.)]\s+)?([^\s:：\t][^:：\t]{1,59}?)\s*(?:[:：]\s*|\t\s*)(.*)$/u.exec(text);
  if (!found) return null;
  const isColon = /^\s*[^\s:：\t][^:：\t]{1,59}?\s*[:：]/u.test(text);
  const label = foldText(found[1] ?? "")
    .replace(/[()*]/g, " ")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const part = parts.get(label);
  if (part === undefined) return null;
  // A tab parts cells of every table: only the wordy labels of forms are labels there.
  if (!isColon && (!label.includes(" ") || label === "company name")) return null;
  return { part, value: (found[2] ?? "").trim() };
}

/** A table's head: "Position | Company | Period". */
export function isTableHead(text: string): boolean {
  return isRowOfHeads(text, (cell) => parts.has(cell));
}
