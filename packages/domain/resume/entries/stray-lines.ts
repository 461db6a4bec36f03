import { wordsOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { replaceContacts } from "../contact/find-contacts.ts";
import { isDuration } from "../places/classify-piece.ts";
import { foldText } from "../text/fold-text.ts";
import { isTableHead } from "./role-labels.ts";
import type { SectionLine } from "../sections/split-sections.ts";

/**
 * Whether a line among the jobs belongs to none of them: a table header, a group heading, a lone
 * address, or a duration.
 */
export function isStrayLine(text: string): boolean {
  return isTableHead(text) || isContact(text) || isSubheading(text) || isDuration(text);
}

/** Whether the line is a single cell of a table's header row. */
export function isHeadCell(lines: readonly SectionLine[], at: number): boolean {
  const near = [lines[at - 1], lines[at + 1]];
  return (
    near.some((entry) => entry !== undefined && isTableHead(entry.text)) &&
    isTableHead(`${lines[at]?.text ?? ""}\tdate`)
  );
}

/** Group headings in a list of jobs that belong to no job. */
const subheadings: ReadonlySet<string> = new Set(wordsOf(work, "subheading"));

function isSubheading(text: string): boolean {
  const folded = foldText(text).trim();
  return subheadings.has(folded.endsWith(":") ? folded.slice(0, -1).trimEnd() : folded);
}

const mayReach = /@|https?:|www\.|\d{5}|\d[ .-]\d{3}/;

/** Whether the line is only an address, number or link, misplaced from another column. */
function isContact(text: string): boolean {
  if (text.length > 160 || !mayReach.test(text)) return false;
  const rest = replaceContacts(text, "").replace(/(?:https?:\/\/|www\.)\S+/gi, "");
  return (
    rest !== text && !/[\p{L}\d]{3}/u.test(rest.replace(/(?:e-?mail|tel|phone|mobile)\w*/gi, ""))
  );
}
