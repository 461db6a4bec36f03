import { givenNames } from "../contact/given-names.ts";
import { nameParticles, nonNameWords } from "../contact/person-words.ts";
import { possibleNames } from "../contact/read-name.ts";
import { rateCompany, rateTitle } from "../places/classify-piece.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { ParsedResume, ResumeRole } from "../shape/parsed-resume.ts";
import { foldText, foldWords } from "../text/fold-text.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { isWordOfWork } from "./word-of-work.ts";

export type PossibleName = {
  name: string;
  /** Whether a word of the name is also a word about work, which is kept when it appears alone. */
  isWork: (word: string) => boolean;
};

/** The separators between the cells of a line. */
export const separators = /(\t|\||\s[·•∙●]\s|\s{3,}|,\s|\s[–—-]\s)/;

/** The number of non-empty lines at the top of a CV that are searched for a name. */
const headLines = 10;
export const topLines = 4;

/**
 * The names that may occur in a CV: the parsed one, and other possible names in the header. If no
 * name was parsed, every cell of the header counts as a name unless it is known to be something
 * else, and so does a later line of only a few words in capitals. Hiding a word too many is better
 * than revealing a person.
 *
 * @param contact the lines with contact details.
 */
export function findNames(
  text: ResumeText,
  parsed: ParsedResume,
  contact: ReadonlySet<number>,
): PossibleName[] {
  const head = headOf(text, contact);
  const isNamed = parsed.name !== null;
  // "General Manager" may be a person's name, but not if a role's title contains all of it.
  const titles = titlesOf(parsed).map((title) => new Set(foldWords(title).split(" ")));
  const possible = possibleNames(text, head, { isNamed }).filter((name) => {
    const words = foldWords(name).split(" ");
    return !titles.some((title) => words.every((word) => title.has(word)));
  });
  const foreign = head.flatMap((index) => otherScript(text.lines[index]?.text ?? "", text));
  const others = isNamed ? withoutPlaces(possible, parsed) : possible;
  const read = nameOf(parsed);
  const names = new Set([read, ...smallForm(read, text), ...others, ...foreign]);
  names.delete("");
  return [
    ...[...names].map((name) => ({ name, isWork: isWordOfWork })),
    ...(isNamed ? [] : unknownNames(text, parsed, head)),
  ];
}

/** The first lines with contact details on the first page. */
export function headOf(text: ResumeText, contact: ReadonlySet<number>): number[] {
  return [...contact]
    .filter((index) => text.lines[index]?.page === 1 && text.lines[index].text.trim() !== "")
    .sort((one, other) => one - other)
    .slice(0, headLines);
}

/** If no name was parsed, an email address with a given name in it provides one. */
export function nameOf({ name, email }: ParsedResume): string {
  if (name) return name.value;
  const words = (email?.value.split("@")[0] ?? "").split(/[\d._-]+/).filter((word) => word !== "");
  return words.length > 1 && words.some((word) => givenNames.has(foldText(word)))
    ? words.join(" ")
    : "";
}

/** The name in lower case if a line of the CV spells it that way. Then "will mark" is a person. */
function smallForm(name: string, { lines }: ResumeText): string[] {
  const small = name.toLowerCase();
  return lines.some((line) => line.text.trim() === small) ? [small] : [];
}

const capitals = /^\p{Lu}[\p{Lu}.'’-]{1,20}(?:\s\p{Lu}[\p{Lu}.'’-]{0,20}){1,3}$/u;

function unknownNames(
  text: ResumeText,
  parsed: ParsedResume,
  head: readonly number[],
): PossibleName[] {
  const known = new Set(titlesOf(parsed).flatMap((title) => foldWords(title).split(" ")));
  const alone = text.lines.flatMap(({ text: line }) => (capitals.test(line.trim()) ? [line] : []));
  return [
    ...head.flatMap((index, at) =>
      unknownCells(text.lines[index]?.text ?? "", { parsed, isTop: at < topLines }),
    ),
    ...alone.filter((line) => isUnknown(line, false)),
  ].flatMap((cell) => {
    const words = cell.match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
    const isWork = (word: string) => isKnown(word, { text, known });
    const isGiven = givenNames.has(foldWords(words[0] ?? ""));
    return words.every(isWork) && !isGiven ? [] : [{ name: words.join(" "), isWork }];
  });
}

/** "Senior Designer, Boys' Wear": the second cell is part of the title if a role contains it. */
function unknownCells(
  line: string,
  { parsed: { roles }, isTop }: { parsed: ParsedResume; isTop: boolean },
): string[] {
  const cells = line.split(separators).filter((_, at) => at % 2 === 0);
  return cells.filter((cell, at) => {
    if (!isUnknown(cell, isTop)) return false;
    const isBesideTitle = at > 0 && rateTitle(cells[at - 1] ?? "") >= 0.5;
    const isOfRole = ({ title, company }: ResumeRole) =>
      [title, company].some((words) => words?.includes(cell) === true);
    return !(isBesideTitle && roles.some(isOfRole));
  });
}

/**
 * Whether the cell may be a name: few words in the same case, without words found in headings,
 * titles or places. "Effective time management" isn't a name. "anna kowalska" is one only at the
 * top.
 */
export function isUnknown(cell: string, isTop: boolean): boolean {
  const bare = cell.trim();
  if (!/\p{L}{2}/u.test(bare) || /[\d@/]/.test(bare) || bare.length > 60) return false;
  const words = bare.split(/\s+/);
  const isLarge = words.every(
    (word) => !/^\p{Ll}/u.test(word) || nameParticles.has(foldText(word)),
  );
  const isSmall = words.every((word) => !/^\p{Lu}/u.test(word));
  if (words.length > 6 || !(isLarge || (isTop && isSmall && words.length <= 4))) return false;
  const [first = ""] = foldWords(bare).split(" ");
  return (
    (rateTitle(bare) < 0.5 || givenNames.has(first) || !/\p{Lu}/u.test(bare)) &&
    matchHeading(bare)?.how !== "listed" &&
    rateLocation(bare) < 0.8 &&
    rateCompany(bare) < 0.6
  );
}

type Known = { text: ResumeText; known: ReadonlySet<string> };

/** Whether the word is about work, or also in lower case in the CV, unlike a capitalized name. */
function isKnown(word: string, { text, known }: Known): boolean {
  const folded = foldWords(word);
  if (nonNameWords.has(folded) || nameParticles.has(folded)) return true;
  if (isWordOfWork(word) || known.has(folded)) return true;
  return /^\p{Lu}/u.test(word) && lowerWords(text).has(folded);
}

const titlesOf = ({ roles, education }: ParsedResume): string[] => [
  ...roles.flatMap(({ title }) => title ?? []),
  ...education.flatMap(({ degree }) => degree ?? []),
];

/** If a name was parsed, another one that shares a word with an employer or a school is a place. */
function withoutPlaces(names: readonly string[], { roles, education }: ParsedResume): string[] {
  const places = [
    ...roles.map(({ company }) => company ?? ""),
    ...education.map(({ institution }) => institution ?? ""),
  ];
  const words = new Set(places.flatMap((place) => foldWords(place).split(" ")));
  return names.filter(
    (name) =>
      !foldWords(name)
        .split(" ")
        .some((word) => words.has(word)),
  );
}

const lowerWords = (text: ResumeText): ReadonlySet<string> => text.once(findLowerWords);

/** Addresses are in lower case regardless of their words, so those words don't count. */
function findLowerWords({ lines }: ResumeText): Set<string> {
  const words = lines.flatMap((line) =>
    line.text
      .split(/\s+/)
      .filter((token) => !/[@/:]|\.\p{L}{2}/u.test(token))
      .flatMap((token) => token.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]+/gu) ?? []),
  );
  return new Set(words.map((word) => foldText(word)));
}

const han = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}/gu;

/** "Wei Zhang" may add 张伟: in a CV in Latin script, a word in another script is a name. */
function otherScript(line: string, text: ResumeText): string[] {
  return text.once(isLatin) ? (line.match(han) ?? []) : [];
}

function isLatin({ lines }: ResumeText): boolean {
  const all = lines.map((line) => line.text).join("");
  return (all.match(han) ?? []).join("").length * 10 < all.length;
}
