import { patternOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldText } from "../text/fold-text.ts";

/** How well somebody speaks a language, lowest first. */
const kinds = ["languageBasic", "languageGood", "languageFluent", "languageNative"] as const;

/** The words for levels of proficiency, and the levels A1 to C2, in folded text. */
export const levelSource = `${patternOf(skillWords, ...kinds)}|[abc][12](?:\\s?[-–/]\\s?[abc][12])?\\+?`;

const patterns = kinds.map(
  (kind) => new RegExp(`\\b(?:${patternOf(skillWords, kind)})(?!\\p{L})`, "u"),
);
const european = /\b([abc])[12](?!\p{L})/u;

/**
 * The highest level that a text names, as a number from 0 (basic) to 3 (native), or null if it
 * names none. C1 and C2 count as fluent.
 */
export function levelNamed(text: string): number | null {
  const folded = foldText(text);
  const byLetter = "abc".indexOf(european.exec(folded)?.[1] ?? "-");
  const level = Math.max(
    byLetter,
    patterns.findLastIndex((pattern) => pattern.test(folded)),
  );
  return level === -1 ? null : level;
}
