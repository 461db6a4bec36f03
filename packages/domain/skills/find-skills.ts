import { isSkillInContext, lineContexts } from "./judge-mention.ts";
import { matchTerms } from "./match-terms.ts";
import { tokenize } from "./tokenize.ts";
import { vocabularyIndex } from "./vocabulary-index.ts";

export type SkillMention = {
  /** Canonical name of the vocabulary. */
  skill: string;
  /** The words of the text that name it, verbatim: `text.slice(start, end)`. */
  term: string;
  start: number;
  end: number;
};

export type FindOptions = {
  /** The text is a list of skills, where an item that is nothing but the name is enough. */
  inSkillList?: boolean;
  /** The text asks for skills, so that an ordinary word that stands for itself is meant as one. */
  asksForSkills?: boolean;
  /** The language of the whole document; without it, words of every language count. */
  language?: string | null;
};

/**
 * Finds all skills of the vocabulary that a text names, in the text's order. Whole terms only
 * (`Java` is never found in `JavaScript`), the longest one at each place. Names that are also
 * ordinary words or letters (`Go`, `C`, `Excel`) need exact case and words around them that make
 * them a skill, and ordinary words count in the sense that the vocabulary gives them only. Time is
 * linear in the text's length.
 */
export function findSkills(text: string, options: FindOptions = {}): SkillMention[] {
  const tokens = tokenize(text);
  const matches = matchTerms(tokens, vocabularyIndex().root);
  if (matches.length === 0) return [];
  const { inSkillList = false, asksForSkills = false, language = null } = options;
  const contexts = lineContexts(text, tokens, matches);
  const mentions: SkillMention[] = [];
  matches.forEach((match, order) => {
    const start = tokens[match.from]?.start ?? 0;
    const end = tokens[match.to - 1]?.end ?? 0;
    const how = { inSkillList, asksForSkills, language };
    if (!isSkillInContext({ text, tokens, matches, order, contexts, ...how })) return;
    mentions.push({ skill: match.entry.skill.name, term: text.slice(start, end), start, end });
  });
  return mentions;
}

/** The skills that a text may name, whatever its words mean there: `findSkills` gives some of them. */
export function possibleSkills(text: string): string[] {
  return matchTerms(tokenize(text), vocabularyIndex().root).map(({ entry }) => entry.skill.name);
}
