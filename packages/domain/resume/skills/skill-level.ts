import { foldText } from "../text/fold-text.ts";
import type { Proficiency } from "../shape/parsed-resume.ts";

const words: readonly (readonly [RegExp, Proficiency])[] = [
  [
    /\b(?:experts?|expertise|master(?:y|ed)?|guru|native|deep knowledge|extensive(?:ly)?|experte|expertin|sehr gut|experta|experto|especialista|esperto|esperta|perito|expert[eo]|muy alto|uitstekend)\b/,
    "expert",
  ],
  [
    /\b(?:advanced|proficient|strong|fluent|highly skilled|very good|fortgeschritten|gut|gute|avance|avancee|maitrise|courant|bonne maitrise|avanzado|avanzada|avancado|avancada|avanzato|avanzata|ottim[oa]|gevorderd|goed|alto|solid)\b/,
    "advanced",
  ],
  [
    /\b(?:intermediate|working knowledge|competent|good|comfortable|mittel|solide|intermediaire|intermedio|intermedia|intermediario|medio|buon[oa]|gemiddeld|conversational)\b/,
    "intermediate",
  ],
  [
    /\b(?:basic|basics|beginner|novice|elementary|fundamentals?|familiar(?:ity)?(?: with)?|learning|exposure(?: to)?|some|grundkenntnisse|grundlagen|anfanger|notions|debutant|bases|basico|basica|principiante|elemental|nociones|nocoes|base|elementare|basis|beginner)\b/,
    "beginner",
  ],
];

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
    const years = /(\d{1,2})\+?\s*(?:years?|yrs?|jahre?|ans|anos|anni|jaar)/.exec(inside);
    if (years) return fromYears(Number(years[1]));
    const level = levelOf(inside);
    if (level) return level;
  }
  const clause =
    foldText(text.slice(0, mention.start))
      .split(/[;.|•·\n]/)
      .pop() ?? "";
  const lead =
    /^\s*(?:[^\s:][^:]{0,30}:\s*)?([^\s,][^,]{2,39}?)\s?(?:in|with|of|:|at|en|con|com)[^:]*$/.exec(
      clause,
    );
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
