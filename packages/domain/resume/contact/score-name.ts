import { isTitleHead, rateCompany, rateTitle } from "../places/classify-piece.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { TextLine } from "../shape/document.ts";
import { foldText } from "../text/fold-text.ts";
import { givenNames } from "./given-names.ts";
import { isSpelledIn } from "./name-in-address.ts";
import { nameParticles, nonNameWords } from "./person-words.ts";

/** Other known facts about the person. They can confirm a name but can't make one on their own. */
export type NameHints = {
  /** The local part of the email address and the path of each profile URL, as folded letters. */
  handles: string;
  hasContact: boolean;
};

export function nameHints(email: string | null, links: readonly string[]): NameHints {
  const paths = links.map((link) => link.replace(/^https?:\/\/[^/]+/, ""));
  const handles = [email?.split("@")[0] ?? "", ...paths]
    .map((handle) => foldText(handle).replace(/[^a-z]/g, ""))
    .join(" ");
  return { handles, hasContact: email !== null || links.length > 0 };
}

/** The position and surroundings of a text that may be the name. */
export type NamePlace = {
  line: TextLine;
  /** The number of preceding lines that may contain the name. */
  order: number;
  /** Font size of most of the CV, and of the largest possible name line. 0 without sizes. */
  body: number;
  largest: number;
  hints: NameHints;
};

/** A possible name with its folded words. */
export type WrittenName = { text: string; words: readonly string[] };

type NameFacts = NamePlace & {
  name: string;
  /** The name's folded words. */
  words: readonly string[];
  /** The words without initials and particles. */
  long: readonly string[];
  /** The number of words that are given names. */
  given: number;
  /** The number of words (at most two) found in the person's own addresses. */
  confirmed: number;
};

type NameRule = { because: string; points: (facts: NameFacts) => number };

/**
 * The minimum score for a text to be the name. This and the points below are set by hand: `npm run
 * lab parse` counts the names that are read with them, and the wrong ones.
 */
export const acceptedPoints = 3.2;

/** How far below `acceptedPoints` a score may be for the doubts to be evaluated as well. */
const reach = 0.6;

/** The minimum ratings from `places/` that mean the text is certainly of that kind. */
const sure = { title: 0.5, location: 0.8, company: 0.6 };

const gains: readonly NameRule[] = [
  {
    because: "it stands near the top",
    points: ({ order }) => 2.2 - Math.min(order, 12) * 0.22,
  },
  { because: "it is set large", points: pointsForSize },
  { because: "it is bold", points: ({ line }) => (line.bold ? 0.2 : 0) },
  { because: "it has two or three words", points: (facts) => (isUsualLength(facts) ? 0.8 : 0) },
  {
    // Two words at the top of a CV are its owner's name, whatever language the name is from.
    because: "it opens the CV",
    points: (facts) => (facts.order === 0 && isUsualLength(facts) ? 0.4 : 0),
  },
  {
    because: "it is a single word",
    points: ({ long, confirmed }) => (long.length !== 1 ? 0 : confirmed > 0 ? -0.6 : -1.1),
  },
  { because: "it is long", points: ({ long }) => (long.length > 5 ? -0.6 : 0) },
  { because: "it holds a given name", points: ({ given }) => (given > 0 ? 1.6 : 0) },
  {
    because: "its words stand in the person's addresses",
    points: ({ confirmed }) => confirmed * 1.7,
  },
];

const doubts: readonly NameRule[] = [
  {
    because: "it is written small, and nothing confirms it",
    points: ({ name, confirmed }) => (/^\p{Ll}/u.test(name) && confirmed === 0 ? -4 : 0),
  },
  {
    because: "a word of it is nobody's name",
    points: ({ words, confirmed, given }) => {
      if (!words.some((word) => nonNameWords.has(word))) return 0;
      return confirmed > 0 || given > 0 ? -2 : -5;
    },
  },
  {
    because: "it is a heading",
    points: ({ name }) => {
      const heading = matchHeading(name);
      if (heading === null) return 0;
      return heading.how === "listed" ? -6 : -3;
    },
  },
  {
    because: "it is an occupation",
    points: ({ name, words, confirmed, given }) => {
      if (rateTitle(name) < sure.title && !words.some((word) => isTitleHead(word))) return 0;
      const isLikelyName = confirmed >= 1 || (given > 0 && givenNames.has(words[0] ?? ""));
      return isLikelyName ? -0.8 : -5;
    },
  },
  {
    because: "it is a place",
    points: ({ name, long, confirmed, given }) => {
      if (rateLocation(name) < sure.location) return 0;
      if (confirmed >= 1) return -1;
      return given > 0 && long.length > 1 ? -1.5 : -4;
    },
  },
  {
    because: "it is a company",
    points: ({ name }) => (rateCompany(name) >= sure.company ? -3 : 0),
  },
  {
    // An anonymized CV starts with an occupation: without contacts, a single word isn't a name.
    because: "nothing speaks for it",
    points: (facts) => {
      const { long, given, hints, order } = facts;
      if (hints.hasContact || given > 0) return 0;
      if (order === 0 && isUsualLength(facts)) return 0;
      return long.length < 2 ? -3 : -0.6;
    },
  },
];

/** The score for the text being the person's name. It is the name from `acceptedPoints` on. */
export function scoreName(name: WrittenName, place: NamePlace): number {
  const facts = factsOf(name, place);
  const gained = addPoints(0, gains, facts);
  return gained < acceptedPoints - reach ? gained : addPoints(gained, doubts, facts);
}

/** Whether there is evidence that the text is an occupation, place, company or heading. */
export function isDoubtful(name: WrittenName, place: NamePlace): boolean {
  return addPoints(0, doubts, factsOf(name, place)) <= -2;
}

function addPoints(from: number, rules: readonly NameRule[], facts: NameFacts): number {
  return rules.reduce((sum, rule) => sum + rule.points(facts), from);
}

function factsOf({ text: name, words }: WrittenName, place: NamePlace): NameFacts {
  const long = words.filter((word) => word.length > 1 && !nameParticles.has(word));
  // An initial counts as a name, and two or more Chinese characters count as two names.
  const isEastern = /^[\p{sc=Han}·]{2,5}$/u.test(name) || /^\p{sc=Hangul}{2,4}$/u.test(name);
  if (long.length === 1 && (isEastern || words.some((word) => word.length === 1))) long.push("");
  return {
    ...place,
    name,
    words,
    long,
    given: long.filter((word) => givenNames.has(word)).length,
    confirmed: countConfirmed(long, place.hints),
  };
}

function pointsForSize({ line, body, largest }: NameFacts): number {
  if (largest > 0 && line.fontSize >= largest - 0.3 && largest > body * 1.1) return 1.8;
  return body > 0 && line.fontSize > body * 1.25 ? 1 : 0;
}

function isUsualLength({ long }: NameFacts): boolean {
  return long.length === 2 || long.length === 3;
}

/** The number of words of the name (0 to 2) found in the email address or a profile URL. */
export function countConfirmed(words: readonly string[], hints: NameHints): number {
  return Math.min(2, words.filter((word) => isSpelledIn(hints.handles, word)).length);
}
