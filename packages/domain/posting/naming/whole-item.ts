import { any, anyWord } from "../clauses/phrase-pattern.ts";
import {
  splitWords,
  squeezeSpaces,
  trimSigns,
  withoutBrackets,
} from "../../resume/text/squeeze-spaces.ts";
import type { Clause } from "../clauses/parse-clauses.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { fieldIn } from "./asked-field.ts";
import { plainText } from "../clauses/split-sentences.ts";
import { isGeneralWord, isName, isSmallWord } from "./is-name.ts";
import { shownName } from "./shown-name.ts";

/** A short item in a list of requirements is one itself, even if it contains no known name. */
export function wholeItem({ text, sentence, isItem }: Clause): string[] {
  const item = trimSigns(squeezeSpaces(withoutBrackets(text))).replace(leadingArticle, "");
  const isWhole = isItem && plainText(sentence).startsWith(text);
  return isWhole && (isName(item, text) || isDemand(item)) ? [shownName(item)] : [];
}

const leadingArticle = new RegExp(`^(?:your|l'|${any("article")})\\s`, "iu");
const speaking = new RegExp(anyWord("speaker", "is", "relative"), "iu");
const mostWords = 8;

/** Whether an item is a few words without a speaker. */
function isDemand(item: string): boolean {
  const words = splitWords(item);
  if (words.length < 2 || words.length > mostWords || speaking.test(item)) return false;
  if (/^\P{L}|:|\s[–—-]\s/u.test(item) || isSmallWord(words[0] ?? "")) return false;
  return words.some((word) => word.length > 3 && !isGeneralWord(word) && !isSmallWord(word));
}

const readiness = new RegExp(
  `(?<!\\p{L})(?:(?<alone>${any("readyAlone")})|${any("readyTo")}|${any("ableTo")} ${any("bodily")}(?! ${any("notReady")}))(?!\\p{L})`,
  "giu",
);
/** "Up to 20%", but not "up to 60 lbs". */
const most = new RegExp(`\\s${any("upTo")}\\s(?!\\d+[ -]?${any("weight")}).*$`, "iu");
const mostWordsOfReadiness = 12;

/** "Disponibilidad para viajar": a readiness, which a CV can't prove by knowledge or experience. */
export const readyFor = (text: string): { name: string; start: number; end: number }[] =>
  [...text.matchAll(readiness)].flatMap(({ 0: words, index, groups }) => {
    const isAlone = groups?.alone !== undefined;
    const of = isAlone ? "" : fieldIn(text.slice(index + words.length)).replace(most, "");
    const name = words + of;
    if ((of === "" && !isAlone) || countWords(name) > mostWordsOfReadiness) return [];
    return [{ name, start: index, end: index + name.length }];
  });
