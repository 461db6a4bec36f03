import { patternOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldText } from "../text/fold-text.ts";
import type { Proficiency } from "../shape/parsed-resume.ts";

const words: readonly (readonly [RegExp, Proficiency])[] = [
  [new RegExp(`\\b(?:${patternOf(skillWords, "expert")})\\b`), "expert"],
  [new RegExp(`\\b(?:${patternOf(skillWords, "advanced")})\\b`), "advanced"],
  [new RegExp(`\\b(?:${patternOf(skillWords, "intermediate")})\\b`), "intermediate"],
  [new RegExp(`\\b(?:${patternOf(skillWords, "beginner")})\\b`), "beginner"],
];

const yearCount = new RegExp(`(\\d{1,2})\\+?\\s*(?:${patternOf(skillWords, "years")})`);

const leadingLevel = new RegExp(
  `^\\s*(?:[^\\s:][^:]{0,30}:\\s*)?([^\\s,][^,]{2,39}?)\\s?(?:${patternOf(skillWords, "levelIn")}|:)[^:]*$`,
);

/**
 * The skill's proficiency according to the CV: a word or years in brackets after it, or a word at
 * the start of its list ("Advanced in SQL, PHP; proficient in MATLAB"). Null if not stated.
 */
export function findProficiency(
  text: string,
  mention: { start: number; end: number },
): Proficiency | null {
  const after = foldText(text.slice(mention.end, mention.end + 40));
  const bracket =
    /^\s*[([]([^)\]]{2,30})[)\]]/.exec(after) ??
    /^\s*(?:[-–—:]|\t)\s*([^,;|•·]{2,30})(?=$|[,;|•·])/.exec(after);
  if (bracket) {
    const inside = bracket[1] ?? "";
    const years = yearCount.exec(inside);
    if (years) return fromYears(Number(years[1]));
    const level = levelOf(inside);
    if (level) return level;
  }
  const clause =
    foldText(text.slice(0, mention.start))
      .split(/[;.|•·\n]/)
      .pop() ?? "";
  const lead = leadingLevel.exec(clause);
  return lead ? levelOf(lead[1] ?? "") : null;
}

function levelOf(text: string): Proficiency | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Converts the years that a CV gives for a skill to a level. */
function fromYears(years: number): Proficiency {
  if (years >= 8) return "expert";
  if (years >= 4) return "advanced";
  return years >= 2 ? "intermediate" : "beginner";
}
