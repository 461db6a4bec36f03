import { any, anyWord } from "../clauses/phrase-pattern.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { postings } from "../../lexicon/postings.gen.ts";

const small = new Set(wordsOf(postings, "small"));
const general = new Set(wordsOf(postings, "general"));

/** Whether a word can't be part of a name: "our", "required", "Monday". */
export const isSmallWord = (word: string): boolean => small.has(word.toLowerCase());
/** Whether a word names nothing specific: "skills", "Erfahrung", "cinco". */
export const isGeneralWord = (word: string): boolean => general.has(word.toLowerCase());

/** Verbs of a task list: "recruit, orient and evaluate". */
export const toDo =
  /^(?:turn|hold|possess|obtain|pass|complete|translate|recruit|orient|evaluate|coach|discipline|keep|take|teach|assess|explain|write|read|run|see|map|plan|make|get|give|help|work|support|manage|lead|build|drive|ensure|maintain|perform|prepare|provide|assist|handle|own|set|meet|join|speak|learn|be|climb|kneel|stand|bend|stoop|walk|sit|reads|writes|speaks)(?: |$)/u;

export const degreeKinds = ["degreeTitle", "degreeLetters", "degreeAlone", "degreeWord"] as const;
/** Degrees and apprenticeships are requirements, but their subjects are not skills. */
export const degreeClause = new RegExp(anyWord(...degreeKinds), "iu");

const german = new RegExp(anyWord("german"), "iu");

export function isName(phrase: string, clause: string): boolean {
  const words = phrase.split(/[\s/]+/u);
  // German names are nouns, which are capitalised.
  if (german.test(clause) && !/^\W*(?:[\p{Lu}\d]|\p{Ll}{1,3}\p{Lu})/u.test(words.at(-1) ?? ""))
    return false;
  if (!isFormedAsName(phrase, words)) return false;
  return !/^(?:\p{Ll}+(?:ed|ly|ical|onal|ive|ous|able|ible|ful|less)|electrical|clinical|able|ready|willing|happy|keen)$/u.test(
    phrase,
  );
}

/**
 * "Strukturierte, lösungsorientierte Arbeitsweise": an adjective that is only capitalised at the
 * start of a line.
 */
const adjective = new RegExp(`^\\p{Lu}\\p{Ll}+${any("adjective")}[rnms]?$`, "u");

/** Fragments of a sentence rather than names: "able to work them", "PDM included", "CFC ou". */
const cutOff = new RegExp(
  `\\s${any("and", "or", "orDutch", "cutEnd")}$|^${any("cutStart")} `,
  "iu",
);
const looseStart = new RegExp(`^(?:${any("or")}|and|led|held|been)\\s|[=<>*#"…]|^-|-$`, "iu");

function isFormedAsName(phrase: string, words: readonly string[]): boolean {
  if (adjective.test(phrase) || cutOff.test(phrase)) return false;
  if (looseStart.test(phrase)) return false;
  if (phrase.length > 40 || phrase.length < 2) return false;
  if (phrase.length < 3 && !/\d/u.test(phrase)) return false;
  if (words.some((word) => isSmallWord(word.split("'")[0] ?? ""))) return false;
  if (words.every(isGeneralWord)) return false;
  return !/^\d|[%€$£@]|\.\p{Ll}/u.test(phrase);
}
