import { wordsOf } from "../lexicon/lexicon.ts";
import { postings } from "../lexicon/postings.gen.ts";
import { canonicalSkill } from "../skills/canonical-skill.ts";
import { foldWord } from "../skills/tokenize.ts";
import { quoteStands } from "../scoring/judging/find-quote.ts";
import { findLanguages } from "../posting/naming/find-languages.ts";
import { nameRequirements } from "../posting/naming/name-requirements.ts";
import { numberWords } from "../posting/naming/asked-years.ts";
import type { PostedRequirement } from "../posting/parse-posting.ts";
import { parseRequirement } from "../posting/requirement.ts";
import type { RequirementLevel } from "../posting/requirement.ts";
import type { PostedRow, PostingAnswer } from "./posting-answer.ts";

/** The longest text that a job stores. */
const maxTextLength = 200;
/** The most requirements of a real posting. */
const maxRequirements = 80;

export type ReadByModel = {
  requirements: PostedRequirement[];
  /** Rows whose quote or text is not in the posting. */
  dropped: number;
};

/** The lines of a posting as a model reads and quotes them, without Markdown emphasis. */
export const linesOfPosting = (description: string): string[] =>
  description.split("\n").map((line) => line.replaceAll(/\*\*|__|`/gu, ""));

/**
 * Returns the valid requirements of a model's answer in the form that the rules use. The quote must
 * be in the posting word by word, and the text must consist of the quote's words.
 */
export function checkPostingAnswer(
  answers: readonly PostingAnswer[],
  lines: readonly string[],
): ReadByModel {
  const rows = answers.flatMap((answer) => answer.rows).slice(0, maxRequirements);
  const found = new Map<string, PostedRequirement>();
  let dropped = 0;
  for (const row of rows) {
    const requirement = toRequirement(row, lines);
    if (requirement === null) {
      dropped += 1;
      continue;
    }
    // Like the rules, merges different spellings of one skill.
    const key = canonicalSkill(requirement.text) ?? foldWord(requirement.text);
    const known = found.get(key);
    if (known === undefined || strength[requirement.emphasis] > strength[known.emphasis])
      found.set(key, requirement);
  }
  return { requirements: [...found.values()], dropped };
}

const strength: Record<PostedRequirement["emphasis"], number> = {
  ...{ duty: 0, prose: 1, nice: 2, must: 3 },
};

function toRequirement(row: PostedRow, lines: readonly string[]): PostedRequirement | null {
  const text = row.text.replaceAll(/<[^<>]*>|[<>\p{Cc}\s]+/gu, " ").trim();
  const isNamed = text !== "" && text.length <= maxTextLength && consistsOf(text, row.quote);
  if (!isNamed || !quoteStands(row.quote, row.line - 1, lines)) return null;
  const level = row.level === "nice" ? "nice" : "must";
  return {
    ...parseRequirement(languageAlone(text, level) ?? text, level),
    emphasis: row.level,
    sentence: row.quote.replaceAll(/\s+/gu, " ").trim(),
  };
}

/**
 * Returns the English name of a language if the rules find nothing else in the text: "English" for
 * "Communicate in English" and "Englisch (C1)". Scoring knows only a plain name as a language, and
 * would look for the words of the others in CVs.
 */
function languageAlone(text: string, kind: RequirementLevel): string | null {
  const clause = { text, sentence: text, kind, isItem: true, isDenied: false };
  const [name, other] = nameRequirements(clause, null);
  return other === undefined && name === findLanguages(text)[0] ? (name ?? null) : null;
}

const splitWords = (text: string) =>
  text.split(/[^\p{L}\p{M}\p{N}+#]+/u).filter((word) => word !== "");

/** Joining words, such as "or", "und", "of" and "en". */
const joining: ReadonlySet<string> = new Set(wordsOf(postings, "and", "or", "with"));
const isJoining = (word: string) => joining.has(word) || /^\p{Ll}{1,3}$/u.test(word);

/** Whether all meaningful words are in the quote, possibly in another form. */
function consistsOf(text: string, quote: string): boolean {
  const quoted = splitWords(quote).map(foldWord);
  const naming = splitWords(text).filter((word) => !isJoining(word));
  return (
    naming.length > 0 &&
    naming.map(foldWord).every((word) => quoted.some((one) => isForm(word, one)))
  );
}

const minStemLength = 4;
/** The longest ending, such as "-ing" or "-ation", as a share of the word. */
const ending = 0.5;

/**
 * Whether it is the same word or number, or a different form: "manage" and "managing", "5" and
 * "five".
 */
function isForm(word: string, quoted: string): boolean {
  if (word === quoted) return true;
  if (/\d/u.test(word)) {
    const count = numberWords[quoted] ?? /^(\d+)\+?$/u.exec(quoted)?.[1];
    return count !== undefined && word.replace(/\+$/u, "") === String(count);
  }
  const shared = sharedStart(word, quoted);
  return shared >= minStemLength && shared >= (1 - ending) * Math.max(word.length, quoted.length);
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
