import { findEmails, findPhones } from "./find-contacts.ts";
import { foldText } from "./fold-text.ts";
import { isTableHead } from "./role-labels.ts";
import type { SectionLine } from "./split-sections.ts";

/** A line among the jobs that is no part of any: a table's head, a group's name, a lone address. */
export function isStrayLine(text: string): boolean {
  return isTableHead(text) || isContact(text) || isSubheading(text);
}

/** One cell of a table's head that came to stand alone. */
export function isHeadCell(lines: readonly SectionLine[], at: number): boolean {
  const near = [lines[at - 1], lines[at + 1]];
  return (
    near.some((entry) => entry !== undefined && isTableHead(entry.text)) &&
    isTableHead(`${lines[at]?.text ?? ""}\tdate`)
  );
}

/** Groups inside a list of jobs that are no part of any job. */
const subheadings =
  /^(?:academic|academia|vocational|miscellaneous|industry|industrial|professional|other|others|teaching|research|clinical|selected|recent|earlier|previous|current|full[- ]time|part[- ]time|internships?|summer jobs|praktika|nebenjobs?|stages?|emplois|otros|outros|altro|overig)\s*:?$/;

function isSubheading(text: string): boolean {
  return subheadings.test(foldText(text).trim());
}

/** Nothing but an address, a number or a link: it strayed in from another column. */
function isContact(text: string): boolean {
  if (!/@|\d{5}|\d[ .-]\d{3}|https?:|www\./.test(text) || text.length > 160) return false;
  const found = [...findEmails(text), ...findPhones(text)].sort((a, b) => b.from - a.from);
  let rest = text;
  for (const { from, to } of found) rest = rest.slice(0, from) + rest.slice(to);
  rest = rest.replace(/(?:https?:\/\/|www\.)\S+/gi, "");
  return (
    rest !== text && !/[\p{L}\d]{3}/u.test(rest.replace(/(?:e-?mail|tel|phone|mobile)\w*/gi, ""))
  );
}
