import { any, anyWord } from "../clauses/phrase-pattern.ts";
import { trimSigns } from "../../resume/text/squeeze-spaces.ts";
import { niceCue } from "../clauses/cues.ts";
import type { Clause } from "../clauses/parse-clauses.ts";
import { plainText } from "../clauses/split-sentences.ts";
import { german, isGeneralWord, isName, isSmallWord, toDo } from "./is-name.ts";
import { shownName } from "./shown-name.ts";

/** A short item in a list of requirements is one itself, even if it contains no known name. */
export function wholeItem({ text, sentence, isItem }: Clause): string[] {
  const bare = trimSigns(text.replace(/(?<!\s)\s*\([^()]{1,200}\)/gu, ""));
  const item = bare.replace(leadingArticle, "");
  const isWhole = isItem && plainText(sentence).startsWith(text);
  return isWhole && (isName(item, text) || isWholeDemand(item)) ? [shownName(item)] : [];
}

const leadingArticle = new RegExp(`^(?:your|l'|${any("article")})\\s`, "iu");

const longestWhole = 64;
const mostWordsOfWhole = 8;

/** Whether an item is a few words without a speaker. */
function isWholeDemand(item: string): boolean {
  const words = item.split(/[\s/]+/u);
  if (words.length < 2 || words.length > mostWordsOfWhole || item.length > longestWhole)
    return false;
  if (/[:;?!€$£%"…]|^\P{L}|\s[–—-]\s/u.test(item) || speaking.test(item)) return false;
  if (toDo.test(item) || (words.length <= 3 && niceCue.test(item))) return false;
  if (isSmallWord(words[0] ?? "")) return false;
  // "Automatisierte Tests für selbstverständlich hältst" ends in a verb.
  if (german.test(item) && /\s\p{Ll}+$/u.test(item)) return false;
  return words.some((word) => word.length > 3 && !isGeneralWord(word) && !isSmallWord(word));
}

const speaking = new RegExp(
  `^(?:hold|have|look|show|enjoy|love|like|think|care|want|feel|can)\\b|${anyWord("speaker", "is", "relative")}`,
  "iu",
);

/** "Disponibilidad para viajar": a readiness, which a CV can't prove by knowledge or experience. */
const readiness =
  /(?<!\p{L})(?:\p{L}{4,}bereitschaft|(?:bereitschaft (?:zu[rm]?|für|auf)|disponib\p{L}+ (?:horaria )?(?:para|pour|por|le|la)|(?:able to|ability to)(?= (?:carry|push|pull|load|drive|travel|read|interpret) \p{L})|(?:able to|ability to|can)(?= (?:stand|sit|walk|lift|climb|bend|kneel|work)\b)|willing(?:ness)? to|availab(?:le|ility) (?:for|on|to)|bereid (?:om|tot)|beschikbaar (?:voor|op)) (?!(?:be|get|learn|lernen|leren|aprender|apprendre|train|teach)(?!\p{L}))(?!up to)(?:(?!them\b|it\b|(?:for )?up to|bis zu|jusqu|hasta|sowie)[\p{L}\d'°-]+ ?){1,8}(?:(?:up to|bis zu|hasta) \d+[ -]?(?:lbs?|pounds?|kgs?|kilos?)?)?)(?=\s*(?:[.,;()]|(?:for )?up to|bis zu|jusqu|hasta|sowie|$)|(?<=lbs?|pounds?|kgs?|kilos?) \p{Ll})/giu;

export const readyFor = (text: string): { name: string; start: number; end: number }[] =>
  [...text.matchAll(readiness)].map(({ 0: name, index }) => ({
    ...{ name: name.trim(), start: index, end: index + name.length },
  }));
