import { wordsOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldWord } from "../../skills/tokenize.ts";
import { vocabularyIndex } from "../../skills/vocabulary-index.ts";
import { canonicalSkill } from "../../skills/canonical-skill.ts";

const spelledOut = /((?:[\p{L}-]{1,24} ){2,7})\((\p{Lu}{2,6})s?\)/gu;
const smallWords = new Set(wordsOf(skillWords, "small"));

/**
 * Acronyms that the CV spells out with a meaning other than the vocabulary's skill. "Special
 * Security Officer (SSO)" is not single sign-on, neither there nor in later lines.
 */
export function acronymsOfOtherMeaning(texts: readonly string[]): ReadonlySet<string> {
  const others = new Set<string>();
  for (const text of texts) {
    if (!text.includes("(")) continue;
    for (const [, before = "", acronym = ""] of text.matchAll(spelledOut)) {
      const skill = canonicalSkill(acronym);
      const words = expansionOf(before.trim().split(" "), acronym);
      if (skill !== null && words !== null && !namesSkill(skill, words)) others.add(acronym);
    }
  }
  return others;
}

/** The last words whose initials form the acronym, ignoring small words. */
function expansionOf(words: readonly string[], acronym: string): string[] | null {
  const long = words.filter((word) => !smallWords.has(word.toLowerCase())).slice(-acronym.length);
  const letters = long.map((word) => word.charAt(0).toUpperCase()).join("");
  return letters === acronym ? long.map(foldWord) : null;
}

/**
 * Whether half of the words occur in one of the skill's names, or the text calls it software: "…
 * Software (SAS)".
 */
function namesSkill(skill: string, words: readonly string[]): boolean {
  if (/^(?:application|language|software|suite|system|tool)s?$/u.test(words.at(-1) ?? ""))
    return true;
  const terms = vocabularyIndex().byName.get(skill)?.terms ?? [];
  return terms.some(({ text }) => {
    const term = foldWord(text);
    return words.filter((word) => term.includes(word.slice(0, 6))).length * 2 >= words.length;
  });
}

/** Blanks out the acronyms without changing the text's length. */
export function blankAcronyms(text: string, acronyms: ReadonlySet<string>): string {
  if (acronyms.size === 0) return text;
  return text.replace(/\p{Lu}{2,6}/gu, (word, at: number) =>
    acronyms.has(word) && !/\p{L}/u.test(text.charAt(at - 1)) ? " ".repeat(word.length) : word,
  );
}
