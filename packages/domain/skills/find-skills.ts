import { isSkillInContext, placeMatches } from "./judge-mention.ts";
import { matchTerms } from "./match-terms.ts";
import { tokenize } from "./tokenize.ts";
import { vocabularyIndex } from "./vocabulary-index.ts";

export type SkillMention = {
  /** Canonical name in the vocabulary. */
  skill: string;
  /** The words that name it, verbatim: `text.slice(start, end)`. */
  term: string;
  start: number;
  end: number;
};

export type FindOptions = {
  /** The text is a list of skills, where an item may be just the name. */
  inSkillList?: boolean;
  /**
   * The text is a posting that asks for skills, so an ordinary word as an item is meant as a skill.
   */
  asksForSkills?: boolean;
  /** The text is about courses or certificates, each of which names what was learned. */
  namesCourses?: boolean;
  /** The language of the whole document. Without it, words of all languages match. */
  language?: string | null;
};

/**
 * Finds all skills of the vocabulary in a text, in order. Matches whole terms only (`Java` is never
 * found in `JavaScript`), the longest at each position. Names that are also ordinary words or
 * letters (`Go`, `C`, `Excel`) need exact case and a context that indicates a skill. Ordinary words
 * only count in the sense given by the vocabulary. Linear in the length of the text.
 */
export function findSkills(text: string, options: FindOptions = {}): SkillMention[] {
  const tokens = tokenize(text);
  const matches = matchTerms(tokens, vocabularyIndex().root);
  if (matches.length === 0) return [];
  const none = { inSkillList: false, asksForSkills: false, namesCourses: false, language: null };
  const context = { text, ...none, ...options };
  return placeMatches(text, tokens, matches)
    .filter((occurrence) => isSkillInContext(occurrence, context))
    .map(({ entry, start, end }) => ({
      ...{ skill: entry.skill.name, term: text.slice(start, end), start, end },
    }));
}

/** Returns all skills whose terms occur in a text, in any sense. `findSkills` returns a subset. */
export function possibleSkills(text: string): string[] {
  return matchTerms(tokenize(text), vocabularyIndex().root).map(({ entry }) => entry.skill.name);
}
