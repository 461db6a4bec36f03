import { stopWords } from "../../lexicon/stop-words.gen.ts";
import { foldText } from "./fold-text.ts";
import { readableLanguages } from "./readable-languages.ts";

/** On a tie, the first of these wins. */
const codes = [...readableLanguages, "hu", "fi", "da", "no", "sk", "hr"];

/** Maps each common word to its languages. */
const languagesOf = new Map<string, string[]>();
for (const [code, table] of Object.entries(stopWords)) {
  for (const word of table["common"]?.split("|") ?? [])
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), code]);
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u0400-\u04FF]/g, "ru"],
  [/[\u3040-\u30FF]/g, "ja"],
  [/[\uAC00-\uD7AF]/g, "ko"],
  [/[\u4E00-\u9FFF]/g, "zh"],
  [/[\u0600-\u06FF]/g, "ar"],
  [/[\u0590-\u05FF]/g, "he"],
  [/[\u0370-\u03FF]/g, "el"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Armenian}/gu, "hy"],
  [/\p{Script=Georgian}/gu, "ka"],
];

/** Any character of `scripts`. */
const hasOtherScript =
  /[\u0370-\u04FF\u0530-\u06FF\u0900-\u0BFF\u0E00-\u0E7F\u10A0-\u10FF\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/;

const lengths = [...languagesOf.keys()].map((word) => word.length);
const shortest = Math.min(...lengths);
const longest = Math.max(...lengths);

/** About ten full pages. */
const longestRead = 40_000;

/** The ISO 639-1 code of the language of most of the text. English if there is no evidence. */
export function detectLanguage(whole: string): string {
  const text = foldText(whole.slice(0, longestRead));
  if (hasOtherScript.test(text)) {
    const words = text.match(/\p{L}+/gu) ?? [];
    const letters = words.reduce((sum, word) => sum + Array.from(word).length, 0);
    for (const [pattern, code] of scripts) {
      const count = (text.match(pattern) ?? []).length;
      if (letters > 0 && count / letters > 0.25) return code;
    }
  }
  const counts = countCommonWords(text);
  const scores = new Map<string, number>();
  for (const [word, count] of counts) {
    for (const code of languagesOf.get(word) ?? [])
      scores.set(code, (scores.get(code) ?? 0) + Math.min(count, 40));
  }
  let best = "en";
  let bestScore = 0;
  for (const code of codes) {
    const score = scores.get(code) ?? 0;
    if (score > bestScore) [best, bestScore] = [code, score];
  }
  return best;
}

/** Counts the occurrences of each common word in a single pass, without a list of all words. */
function countCommonWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let from = 0;
  for (let at = 0; at <= text.length;) {
    const length = letterAt(text, at);
    at += Math.max(length, 1);
    if (length > 0) continue;
    const to = at - 1;
    if (to - from >= shortest && to - from <= longest) {
      const word = text.slice(from, to);
      if (languagesOf.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    from = at;
  }
  return counts;
}

/** The length in UTF-16 units of the letter at an index of folded text, or 0 if none. */
function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return 1;
  if (!(code >= 128)) return 0;
  const letter = /^\p{L}/u.exec(text.slice(at, at + 2))?.[0] ?? "";
  return letter.length;
}
