import type { ResumeText } from "../text/resume-text.ts";
import { findEmails, findPhones } from "../contact/find-contacts.ts";
import { foldText, foldWords } from "../text/fold-text.ts";
import type { ResumeWarning } from "../shape/parsed-resume.ts";
import { readContact } from "../contact/read-contact.ts";
import { readName } from "../contact/read-name.ts";
import { nameHints } from "../contact/score-name.ts";
import type { SectionKind } from "../sections/section-kind.ts";
import type { Section } from "../sections/split-sections.ts";
import { splitSections } from "../sections/split-sections.ts";

/** A name with its contact lines, as at the top of a CV. */
type Head = { at: number; words: string[]; contact: string };

/** The maximum distance, in lines, of a name above or below its first contact line. */
const reach = { above: 6, below: 3 };

/** A list of members has many such heads. Checking more of them takes time and adds nothing. */
const maxHeads = 30;
const maxOthers = 5;

/** Sections that list other people's names with their addresses and phone numbers. */
const ofOthers: ReadonlySet<SectionKind> = new Set(["references", "publications"]);

/** The sections that nearly every CV has once. */
const recurring: readonly SectionKind[] = [
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
];

/**
 * Warns if the sections of a CV start over after another person's name and contacts, because the
 * parse would mix the two. Two addresses alone, or a second list of jobs, are common and don't
 * count.
 */
export function warnOfTwoPeople(
  document: ResumeText,
  sections: readonly Section[],
): ResumeWarning | null {
  const second =
    findSecondHead(document, findHeads(document, sections)) ??
    findSecondHead(document, pageHeads(document));
  if (second === null) return null;
  const page = document.lines[second.at]?.page ?? 1;
  const place = document.pageCount > 1 ? `on page ${page}` : `on line ${second.at + 1}`;
  const message = `This file seems to contain the CVs of two people, read as one. A second name with contact details is ${place}. Upload each CV as its own file.`;
  return { code: "two-people", message };
}

function findSecondHead(document: ResumeText, [first, ...others]: readonly Head[]): Head | null {
  if (first === undefined) return null;
  const strangers = others.filter((head) => isSomebodyElse(head, first)).slice(0, maxOthers);
  return strangers.find((head) => startsOver(document, head.at)) ?? null;
}

/** Each part is split separately, because the headings of two CVs seldom look alike. */
function startsOver(document: ResumeText, at: number): boolean {
  const before = kindsOf(splitSections(partOf(document, 0, at)));
  const after = kindsOf(splitSections(partOf(document, at)));
  return recurring.filter((kind) => before.has(kind) && after.has(kind)).length >= 2;
}

function kindsOf(sections: readonly Section[]): ReadonlySet<SectionKind> {
  return new Set(sections.map(({ kind }) => kind));
}

/** Links are left out because their owner is unknown. */
function partOf(document: ResumeText, from: number, to?: number): ResumeText {
  return document.with({ lines: document.lines.slice(from, to), links: [] });
}

/** In two columns, a name and its contacts may be far apart in reading order, but on one page. */
function pageHeads(document: ResumeText): Head[] {
  const starts = document.lines.flatMap(({ page }, at) =>
    page === document.lines[at - 1]?.page ? [] : [at],
  );
  if (starts.length < 2) return [];
  const parts = starts
    .slice(0, maxHeads)
    .map((from, at) => ({ from, part: partOf(document, from, starts[at + 1]) }))
    .filter(({ part }) => part.lines.some(({ text }) => holdsContact(text)));
  if (parts.length < 2) return [];
  return parts.flatMap(({ from, part }) => {
    const lines = part.lines.map((line) => ({ ...line, page: 1 }));
    const own = part.with({ lines });
    const { name, email, phone } = readContact(own, splitSections(own));
    const contact = email?.value ?? phone?.value;
    const words = name === null ? [] : wordsOf(name.value);
    return contact === undefined || words.length < 2 ? [] : [{ at: from, words, contact }];
  });
}

function holdsContact(text: string): boolean {
  return findEmails(text).length + findPhones(text).length > 0;
}

function findHeads(document: ResumeText, sections: readonly Section[]): Head[] {
  const left = new Set(
    sections
      .filter(({ kind }) => ofOthers.has(kind))
      .flatMap(({ lines }) => lines.map(({ index }) => index)),
  );
  const contacts = document.lines.flatMap(({ text }, index) => {
    if (left.has(index)) return [];
    const [email, phone] = [findEmails(text)[0], findPhones(text)[0]];
    const contact = email?.value ?? (phone?.loose === false ? phone.value : undefined);
    return contact === undefined ? [] : [{ index, contact, email: email?.value ?? null }];
  });
  // A single address or number belongs to one person.
  if (new Set(contacts.map(({ contact }) => contact)).size < 2) return [];
  const heads: Head[] = [];
  for (const { index, ...own } of contacts) {
    const head = heads.length < maxHeads ? readHead(document, index, own) : null;
    if (head) heads.push(head);
  }
  return heads;
}

function readHead(
  document: ResumeText,
  at: number,
  { contact, email }: { contact: string; email: string | null },
): Head | null {
  const from = Math.max(0, at - reach.above);
  const around = partOf(document, from, at + reach.below + 1);
  const name = readName(around, [...around.lines.keys()], {
    ...nameHints(email, []),
    hasContact: true,
  });
  if (name === null) return null;
  const words = wordsOf(name.value);
  return words.length < 2 ? null : { at: from + (name.place?.line ?? 0), words, contact };
}

function wordsOf(name: string): string[] {
  return foldWords(name)
    .split(" ")
    .filter((word) => word.length > 1);
}

function isSomebodyElse(head: Head, other: Head): boolean {
  const isSameName = head.words.some((word) => other.words.includes(word));
  return !isSameName && foldText(head.contact) !== foldText(other.contact);
}
