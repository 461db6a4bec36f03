import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldText } from "../text/fold-text.ts";
import { regionCodes } from "../places/places.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { titleHeads } from "../places/title-words.ts";
import { patternOf } from "../../lexicon/lexicon.ts";
import { foldedWords } from "../lexicon/lexicon.ts";

const setOf = (kind: string): ReadonlySet<string> => new Set(foldedWords(skillWords, kind));
/** Plain words that are not skills on their own: common ones of lists, and of English. */
const ordinaryWords = setOf("ordinary");
const ordinaryPhrases = setOf("ordinaryPhrase");
/** Labels within a list of skills: "Daily", "Often", "Before". */
const when = setOf("when");
/** Verbs at the start of a sentence about a duty: "Maintain inventory", "Assist patients". */
const dutyVerbs = setOf("dutyVerb");
/** Verbs that never begin a name, unlike "differentiated instruction". */
const doneWhat = setOf("doneWhat");
/** Words that can begin or end a sentence fragment, but not a name. */
const looseStart = setOf("looseStart");
const looseEnd = setOf("looseEnd");
const alsoThings = setOf("alsoThing");
/** The first words of products whose last word is also an occupation: "SQL Server". */
const makers = setOf("maker");

const startsWith = (words: readonly string[], verbs: ReadonlySet<string>): boolean =>
  words.length > 1 &&
  (verbs.has(words[0] ?? "") || (words.length > 2 && verbs.has(words.slice(0, 2).join(" "))));

/** Matches neither "IT" nor the Polish "i", which means "and". */
const pronoun = new RegExp(`\\b(?:${patternOf(skillWords, "sentenceWord")})\\b`, "u");
/** Traits, and words for measuring or storing skills: "client-focused", "office skills". */
const trait = new RegExp(
  `[- ](?:${patternOf(skillWords, "trait", "attitude")})$|^\\p{L}+-(?:${patternOf(skillWords, "attitude")})\\s`,
  "iu",
);
const done = /^(?!embedded|unified)\p{L}{3,}(?<!e)ed$/u;
const institution = new RegExp(
  `(?<![\\p{L}\\d])(?:${patternOf(skillWords, "institution")})(?![\\p{L}\\d])`,
  "iu",
);
const measure = new RegExp(
  `^\\W*\\d[\\d,.]*\\s*[+%]?\\s*(?:${patternOf(skillWords, "measuredUnit")})?\\W*$|\\b\\d+ (?:${patternOf(skillWords, "measuredTo")}) \\d+\\b|\\s(?:with|to|by|for|at) \\d|\\b\\d+\\s*\\+?\\s*(?:${patternOf(skillWords, "measuredYears")})\\b`,
  "iu",
);
const bareQuality =
  /(?:[^n]ive|otic|omic|tric|etic|atic|onic|egic|istic|ific|ous|[^t]able|ible|ful|[^r]ical|ial|ly)$/iu;
const articleWithin = new RegExp(`\\s(?:${patternOf(skillWords, "articleWithin")})\\s`, "iu");

/** A list item in the forms that the rules need. */
type ListedTerm = { term: string; folded: string; words: readonly string[]; last: string };

type FormRule = {
  /** The kind of text that the item is instead of a skill's name. */
  isA: string;
  example: string;
  matches: (item: ListedTerm) => boolean;
  /** Whether a skill can also have such a name: "Ray" and "Storm" next to Spark and Flink. */
  mayBeName?: true;
};

/** Rules for texts that are not a skill's name. The first match decides. */
export const formRules: readonly FormRule[] = [
  { isA: "measure", example: "60 wpm", matches: ({ term }) => measure.test(term) },
  { isA: "sentence about somebody", example: "my team", matches: ({ term }) => pronoun.test(term) },
  {
    isA: "piece of a sentence",
    example: "with clients",
    matches: ({ words, last }) => looseStart.has(words[0] ?? "") || looseEnd.has(last),
  },
  {
    isA: "duty",
    example: "Maintain inventory",
    matches: ({ words }) => startsWith(words, dutyVerbs),
  },
  { isA: "trait", example: "client-focused", matches: ({ folded }) => trait.test(folded) },
  {
    // "Coached", "Grew and steadied teams": an activity, not a name.
    isA: "thing done",
    example: "Grew teams",
    matches: ({ words, folded }) =>
      (words.length === 1 && done.test(folded)) || startsWith(words, doneWhat),
  },
  {
    isA: "institution",
    example: "Marine Corps",
    matches: ({ folded }) => institution.test(folded),
  },
  {
    // "Managing a floor" describes an activity and isn't a name.
    isA: "phrase with an article",
    example: "Managing a floor",
    matches: ({ term }) => articleWithin.test(term),
  },
  {
    isA: "fragment of a word",
    example: "Abc",
    mayBeName: true,
    matches: ({ term }) => /^\p{Lu}?\p{Ll}{0,2}$/u.test(term),
  },
  {
    isA: "piece with half a bracket",
    example: "Jira)",
    matches: ({ term }) => term.includes("(") !== term.includes(")"),
  },
  {
    isA: "word for when or how often",
    example: "Often",
    matches: ({ folded }) => when.has(folded),
  },
  {
    isA: "plain word",
    example: "street",
    mayBeName: true,
    matches: ({ words, folded }) =>
      (words.length === 1 && ordinaryWords.has(folded)) ||
      ordinaryPhrases.has(folded.replace("-", " ")),
  },
  {
    isA: "job title",
    example: "Payroll Manager",
    matches: ({ last, words }) =>
      titleHeads.has(last) && !alsoThings.has(last) && !makers.has(words[0] ?? ""),
  },
  {
    isA: "place",
    example: "Berlin, Germany",
    matches: ({ term }) => regionCodes.has(term) || rateLocation(term) >= 0.85,
  },
  {
    isA: "bare quality",
    example: "generative",
    matches: ({ words, folded }) => words.length <= 1 && bareQuality.test(folded),
  },
];

/**
 * Whether a list item has the form of a skill's name: not a plain word, sentence fragment, job
 * title, place, measure or firm.
 */
export function hasSkillForm(term: string, { isAmongSkills = false } = {}): boolean {
  return findFormProblem(term, isAmongSkills && /^\p{Lu}\S*$/u.test(term)) === null;
}

/** The first rule that an item breaks, or null if it has the form of a skill's name. */
export function findFormProblem(term: string, mayBeName = false): FormRule | null {
  const folded = foldText(term);
  const words = folded.split(/[\s/]+/u).filter((word) => word !== "");
  const item = { term, folded, words, last: words.at(-1) ?? "" };
  return (
    formRules.find((rule) => !(mayBeName && rule.mayBeName === true) && rule.matches(item)) ?? null
  );
}
