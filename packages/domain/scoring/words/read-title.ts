import { squeezeSpaces, withoutBrackets } from "../../resume/text/squeeze-spaces.ts";
import { findFamilies } from "./find-families.ts";
import { findNamedWork } from "./find-named-work.ts";
import { normalizeTitle, titleWords } from "./normalize-title.ts";
import { occupationsCalled } from "./occupations/occupations.ts";
import type { Occupation } from "./occupations/occupations.ts";
import { familiesNamed, roleFamilies } from "./role-families.ts";
import type { RoleFamily } from "./role-families.ts";
import { spellOut } from "./spell-out.ts";
import { fieldIndex, headClasses, headOf, phrasesIn } from "./title-index.ts";
import type { Head } from "./title-index.ts";

/** One of the occupations in a title, split into parts. */
export type TitleReading = {
  /** Words of the work without rank. */
  core: string[];
  /** Occupations with this name; empty if no list contains it. */
  occupations: string[];
  /** Whether the name is the whole title. */
  isWhole: boolean;
  families: RoleFamily[];
  /** Fields named by single words. */
  fields: RoleFamily[];
  /** The last word for an activity or role; null if the title only names a thing. */
  head: string | null;
  headClass: string | null;
  /** Whether the person is in training or only assists. */
  isLearner: boolean;
};

/** Returns the occupations in a title: "Practice Manager / Healthcare Administrator" gives two. */
export function readTitle(title: string): TitleReading[] {
  return alternativesOf(title)
    .slice(0, maxReadings)
    .map(({ main, context }) => readOne(main, context));
}

/** Longer text is not a title. More than four alternatives are ignored. */
const longestTitle = 160;
const maxReadings = 4;

type Alternative = { main: string; context: string };

/** Splits off context (place or field) in brackets or after dashes and commas. */
function alternativesOf(title: string): Alternative[] {
  const spelled = squeezeSpaces(spellOut(title.slice(0, longestTitle)));
  const bracketed = [...spelled.matchAll(/\(([^()]*)\)/gu)].map(([, text]) => text ?? "");
  const parts = withoutBrackets(spelled)
    .split(/\s[–—-]+\s|[,|:;]|\s@\s|\bat the\b/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  let main = parts.shift() ?? "";
  // "Manager, Sales": a head without a field takes the field from the next part.
  const next = parts[0];
  if (next !== undefined && isBare(main)) {
    main = `${next} ${main}`;
    parts.shift();
  }
  const context = [...parts, ...bracketed].join(" ");
  const named = splitNames(main).map((name) => ({ main: name, context }));
  // "HR Business Partner, HR Manager": two separate titles.
  const others = parts.filter((part) => headOf(titleWords(part)) !== null && !isBare(part));
  return [...named, ...others.map((part) => ({ main: part, context: "" }))];
}

/** Splits "A / B" and "A or B", and also "A and B" if both name an activity. */
function splitNames(main: string): string[] {
  const either = main.split(/ ?\/ ?| or /iu).filter((name) => name.trim() !== "");
  const last = headOf(titleWords(either.at(-1) ?? ""));
  const names = either.map((name) =>
    last !== null && namesNoWork(name) ? `${name} ${last.word}` : name,
  );
  return names.flatMap((name) => {
    const both = name.split(/ (?:and|&) /iu);
    const words = both.map(titleWords);
    const areTitles =
      words.every((one) => headOf(one) !== null) ||
      words.every((one) => headOf(one) === null && findFamilies(one).length > 0);
    return both.length > 1 && areTitles ? both : [name];
  });
}

function namesNoWork(name: string): boolean {
  const words = titleWords(name);
  return headOf(words) === null && occupationsCalled(words.join(" ")).length === 0;
}

function isBare(text: string): boolean {
  const words = titleWords(text).filter((word) => word !== "team" && word !== "associate");
  return words.length > 0 && words.every((word) => bareWords.has(word));
}

const bareWords = new Set(
  "manager director lead leader supervisor head senior junior assistant vice president specialist coordinator associate executive officer analyst representative agent consultant of operation chief regional general engineer technician clerk buyer designer".split(
    " ",
  ),
);

function readOne(main: string, context: string): TitleReading {
  const words = titleWords(main);
  const head = headOf(words);
  const named = findNamed(main, context, occupationsCalled);
  return {
    occupations: (named?.found ?? []).map(({ name }) => name),
    core: normalizeTitle(main).core,
    isWhole: named?.around.length === 0,
    families: named === null ? otherFamilies(main, context, head) : familiesOf(named.found),
    fields: fieldsOf(words),
    head: head?.word ?? null,
    headClass: head?.class ?? null,
    isLearner: holds(words, learns),
  };
}

const findNamed = <T>(main: string, context: string, known: (words: string) => readonly T[]) =>
  findNamedWork({ main, context, known, isOtherWork });

/** Looks up the lists of families. Words of other languages may match in part. */
function otherFamilies(main: string, context: string, head: Head | null): RoleFamily[] {
  const known = (words: string) => {
    const family = roleFamilies().get(words);
    return family === undefined ? [] : [family];
  };
  const named = findNamed(main, context, known);
  if (named !== null) return [...named.found];
  if (head !== null) return [];
  const words = titleWords(main);
  const some = [words, normalizeTitle(main).core, [...words, ...titleWords(context)]];
  return some.map(findFamilies).find((families) => families.length > 0) ?? [];
}

const familiesOf = (occupations: readonly Occupation[]) =>
  familiesNamed([...new Set(occupations.map(({ family }) => family))]);

/** Work after a name makes the name an attribute, unless it is leading or assisting. */
function isOtherWork(word: string): boolean {
  const found = headClasses().get(word);
  if (found === "lead" || found === "assist") return false;
  return found !== undefined || occupationsCalled(word).length > 0;
}

const learns = ["trainee", "intern", "apprentice", "helper"];
const holds = (words: readonly string[], some: readonly string[]) =>
  some.some((word) => words.includes(word));

function fieldsOf(words: readonly string[]): RoleFamily[] {
  const named = phrasesIn(words, fieldIndex()).flatMap(({ value }) => value);
  return familiesNamed([...new Set(named)]);
}
