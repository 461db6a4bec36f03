import { findDateSpans } from "../../resume/dates/read-dates.ts";
import { internshipWords, volunteerWords } from "../../resume/places/title-words.ts";
import { matchHeading } from "../../resume/sections/match-heading.ts";
import type { ParsedResume } from "../../resume/shape/parsed-resume.ts";
import { foldText } from "../../resume/text/fold-text.ts";
import { quoteStands } from "../../scoring/judging/find-quote.ts";
import { CorrectedRole } from "../fields/field-inputs.ts";
import type { UncertainRoles, UncertainRole } from "./find-uncertain.ts";
import type { Quoted, RoleRow, RolesAnswer } from "./roles-answer.ts";

/** The most lines between values of one job. */
const maxLinesApart = 8;
/** An employer may be named once above several jobs. */
const maxLinesBelowCompany = 40;
const maxValueLength = 120;
const maxNewRoles = 20;
/** The most lines that a quote may span. */
const linesHeld = 3;

/** A role read by a model. `subject` is null for a role that the rules didn't find. */
export type Repair = { subject: string | null; value: CorrectedRole };

export type CheckedRepairs = { repairs: Repair[]; refused: number };

/**
 * The CV that must contain the values: the redacted lines that were sent, and the original ones.
 */
export type RepairedCv = {
  redacted: readonly string[];
  lines: readonly string[];
  read: Pick<ParsedResume, "asOf" | "leftOut" | "education">;
};

/**
 * Returns the valid parts of a model's answer. Each value must be in the CV word by word, dates are
 * parsed from those words, and the values of one job must be near each other. A missing value keeps
 * its parsed one, and no role is removed.
 */
export function checkRepair(
  answers: readonly RolesAnswer[],
  unsure: UncertainRoles,
  cv: RepairedCv,
): CheckedRepairs {
  const repairs = new Map<string, Repair>();
  let refused = 0;
  for (const row of answers.flatMap(({ rows }) => rows)) {
    const repair = repairOf(row, unsure, cv);
    if (repair === null) refused += 1;
    else {
      // Parts of a long CV overlap, which can repeat a job.
      const { title, company, start } = repair.value;
      const key = repair.subject ?? JSON.stringify([title, company, start]);
      const isFull = repair.subject === null && repairs.size >= maxNewRoles;
      if (!repairs.has(key) && !isFull) repairs.set(key, repair);
    }
  }
  return { repairs: [...repairs.values()], refused };
}

function repairOf(row: RoleRow, unsure: UncertainRoles, cv: RepairedCv): Repair | null {
  const { unsureLine } = row;
  const known = unsure.roles.find(({ line }) => line + 1 === unsureLine);
  if (unsureLine === null ? !unsure.isHistoryMissing : known === undefined) return null;
  const title = row.title && wordsOf(row.title, cv);
  const company = row.company && wordsOf(row.company, cv);
  const dates = row.dates && datesOf(row.dates, cv);
  // A value that isn't in the CV makes the others doubtful, too.
  if (isMissing(row.title, title) || isMissing(row.company, company)) return null;
  if (isMissing(row.dates, dates) || !areNear(row, known)) return null;
  if (isOfEducation(row, cv)) return null;
  const value = known ? merge(known, { title, company, dates }) : create({ title, company, dates });
  const checked = CorrectedRole.safeParse(value);
  return checked.success ? { subject: known?.subject ?? null, value: checked.data } : null;
}

const isMissing = (given: Quoted, found: unknown) => given !== null && found === null;

/** Returns the CV's own words if they are in both the sent text and the CV. */
function wordsOf(given: NonNullable<Quoted>, cv: RepairedCv): string | null {
  const words = withoutPunctuation(given.quote.replaceAll(/\s+/gu, " "));
  const isValue = words.length <= maxValueLength && /\p{L}{2}/u.test(words);
  if (!isValue || !isQuoteOnLine({ ...given, quote: words }, cv)) return null;
  const isWholeLine = cv.lines[given.line - 1]?.trim() === words;
  const isHeading = isWholeLine && isKnownHeading(words);
  return isHeading || findDateSpans(words).length > 0 ? null : words;
}

const separators = " ,;:|·•–-";

function withoutPunctuation(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && separators.includes(text.charAt(from))) from += 1;
  while (to > from && separators.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

function isKnownHeading(words: string): boolean {
  const match = matchHeading(words);
  return match !== null && match.how !== "cue";
}

function isQuoteOnLine(
  { line, quote }: NonNullable<Quoted>,
  { redacted, lines, read }: RepairedCv,
) {
  const at = line - 1;
  const text = lines
    .slice(at, at + linesHeld)
    .join(" ")
    .replaceAll(/\s+/gu, " ");
  return (
    Number.isInteger(at) &&
    !(read.leftOut ?? []).includes(at) &&
    text.includes(quote.replaceAll(/\s+/gu, " ").trim()) &&
    quoteStands(quote, at, lines) &&
    quoteStands(quote, at, redacted)
  );
}

type Dates = Pick<CorrectedRole, "start" | "end" | "isCurrent">;

/** Parses one span, or two dates on consecutive lines. */
function datesOf(given: NonNullable<Quoted>, cv: RepairedCv): Dates | null {
  if (!isQuoteOnLine(given, cv)) return null;
  const spans = findDateSpans(given.quote);
  const [first, last = first] = spans;
  const isPair = spans.length === 2 && spans.every(({ isRange }) => !isRange);
  if (!first || !last || !(spans.length === 1 || isPair)) return null;
  if (first.start === null || first.isPlaceholder || last.isPlaceholder) return null;
  const dates = { start: first.start, end: last.end, isCurrent: last.isCurrent };
  const isPast = [dates.start, dates.end].every((date) => date === null || isBefore(date, cv));
  return isPast ? dates : null;
}

const isBefore = (date: string, { read: { asOf } }: RepairedCv) =>
  date <= asOf.slice(0, date.length);

function areNear({ title, company, dates }: RoleRow, known: UncertainRole | undefined): boolean {
  const anchor = known ? known.line + 1 : (title ?? company)?.line;
  if (anchor === undefined) return false;
  const isBeside = (one: Quoted) => one === null || Math.abs(one.line - anchor) <= maxLinesApart;
  const below = company === null ? 0 : anchor - company.line;
  const isUnderCompany = below > 0 && below <= maxLinesBelowCompany;
  return isBeside(title) && isBeside(dates) && (isBeside(company) || isUnderCompany);
}

const isOfEducation = ({ title }: RoleRow, { read }: RepairedCv) =>
  title !== null && read.education.some(({ place }) => place.line === title.line - 1);

type Values = { title: string | null; company: string | null; dates: Dates | null };

const merge = ({ value }: UncertainRole, { title, company, dates }: Values): CorrectedRole => ({
  ...value,
  title: title ?? value.title,
  company: company ?? value.company,
  ...dates,
});

/** Returns null if the values are not enough for a job. */
function create({ title, company, dates }: Values): CorrectedRole | null {
  if (title === null || (company === null && dates === null)) return null;
  const words = foldText(title);
  const isPlacement = internshipWords.test(words);
  const kind = volunteerWords.test(words) ? "volunteer" : isPlacement ? "internship" : "job";
  const noDates = { start: null, end: null, isCurrent: false };
  return { title, company, location: null, kind, ...(dates ?? noDates) };
}
