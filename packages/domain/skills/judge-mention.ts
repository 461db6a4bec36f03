import { wordsOf } from "../lexicon/lexicon.ts";
import { skillWords } from "../lexicon/skill-words.gen.ts";
import { isInSense } from "./judge-word-sense.ts";
import { isListOfItems, lineAround } from "./line-around.ts";
import type { TermMatch } from "./match-terms.ts";
import { isPartOfAddress, isPartOfInstitution } from "./part-of-name.ts";
import type { Token } from "./tokenize.ts";
import type { TermEntry } from "./vocabulary-index.ts";
import { isSomebodyElses } from "./whose-skill.ts";
import { anyStart } from "./word-patterns.ts";

/** What a line contains besides an ambiguous name in it. */
type Line = {
  /** The number of ambiguous names in exact case that are separate list items. */
  doubtfulItems: number;
  /** The number of skills that are separate list items, ambiguous or not. */
  items: number;
  /** The trades of the unambiguous skills in the line. */
  trades: Set<string>;
};

/** A term of the vocabulary where it occurs in a text. */
export type Occurrence = {
  entry: TermEntry;
  start: number;
  end: number;
  /** Whether it is alone between list markers, line ends, wide gaps or words such as "and". */
  isItem: boolean;
  /** Whether another term directly precedes or follows it. */
  isBesideTerm: boolean;
  /** Whether its case is that of the name. */
  isWritten: boolean;
  /** Whether a word beside it tells that it is a skill. */
  hasCue: boolean;
  line: Line;
};

export type TextContext = {
  text: string;
  inSkillList: boolean;
  asksForSkills: boolean;
  namesCourses: boolean;
  language: string | null;
};

const setOf = (kind: string): ReadonlySet<string> => new Set(wordsOf(skillWords, kind));
const technicalTrades = setOf("technicalTrade");
const cuesBefore = setOf("cueBefore");
const cuesAfter = setOf("cueAfter");
const joinWords = setOf("joinsItems");
const besideLetter = new RegExp(anyStart("besideLetter"), "iu");

/** Describes where each match occurs, in one pass over the text. */
export function placeMatches(
  text: string,
  tokens: readonly Token[],
  matches: readonly TermMatch[],
): Occurrence[] {
  let line: Line = { doubtfulItems: 0, items: 0, trades: new Set() };
  let lineEnd = -1;
  return matches.map(({ entry, from, to }, order) => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? 0;
    if (start > lineEnd) {
      line = { doubtfulItems: 0, items: 0, trades: new Set() };
      const next = text.indexOf("\n", start);
      lineEnd = next === -1 ? text.length : next;
    }
    const isItem = isListItem(text, tokens, { from, to });
    const isWritten = hasWrittenCase(text.slice(start, end), entry);
    const isBesideTerm = matches[order - 1]?.to === from || matches[order + 1]?.from === to;
    if (isItem) line.items++;
    if (entry.sense === null) {
      if (entry.caution === null || entry.caution === "exact") line.trades.add(entry.skill.trade);
      else if (isItem && isWritten) line.doubtfulItems++;
    }
    const hasCue = hasCueBeside(text, tokens, { from, to });
    return { entry, start, end, isItem, isBesideTerm, isWritten, hasCue, line };
  });
}

/** Whether an occurrence of a term means the skill in its context. */
export function isSkillInContext(occurrence: Occurrence, context: TextContext): boolean {
  const { entry, start, end, isItem, line } = occurrence;
  const { text, asksForSkills } = context;
  if (isPartOfAddress(text, start, end) || isPartOfInstitution(text, start, end)) return false;
  if (!asksForSkills && isSomebodyElses(entry, { text, start, end })) return false;
  const { sense, caution } = entry;
  if (sense !== null) {
    const isAmongItems = line.items > 1 && isListOfItems(text, start);
    const place = { ...context, start, end, isItem, isAmongItems, trades: line.trades };
    if (!isInSense(sense, place)) return false;
  }
  return caution === null || isMeant(occurrence, context);
}

/** Whether a term that also has other meanings is meant as the skill. */
function isMeant(occurrence: Occurrence, { text, inSkillList }: TextContext): boolean {
  const { entry, start, end, isWritten, hasCue, line } = occurrence;
  const { caution } = entry;
  const isItem = occurrence.isItem || (inSkillList && occurrence.isBesideTerm);
  const isListed = inSkillList && isItem;
  // "sap, hr" in a list, but not "San".
  if (caution === "exact")
    return isWritten || (isListed && !/\p{Lu}/u.test(text.slice(start, end)));
  if (caution === "short" && isPartOfCompound(text, start, end)) return false;
  if (isListed) {
    if (caution !== "common-word" && !isAtHome(occurrence, text)) return false;
    // "Class C licence"
    if (caution !== "short" || !besideLetter.test(lineAround(text, start))) return true;
  }
  if (!isWritten) return false;
  const isTechnical = hasTechnical(line);
  if (isItem && (isTechnical || (caution !== "rare" && line.doubtfulItems > 1))) return true;
  return hasCue && (caution !== "rare" || isTechnical);
}

const hasTechnical = ({ trades }: Line): boolean =>
  [...trades].some((trade) => technicalTrades.has(trade));

/**
 * Whether a term is in fitting company ("Excel, Access") or alone on its line. False for "Ordering,
 * Pediatric, Access" or "English, access".
 */
function isAtHome({ entry, start, isWritten, line }: Occurrence, text: string): boolean {
  const written = lineAround(text, start);
  if (!/[,;|•·]/u.test(written)) return true;
  if (entry.caution === "rare" && !isWritten)
    return written === written.toLowerCase() && hasTechnical(line);
  return hasTechnical(line) || line.trades.has(entry.skill.trade) || line.doubtfulItems > 1;
}

const hasWrittenCase = (written: string, { text, caution }: TermEntry): boolean =>
  written === text || (caution !== "exact" && written.length > 2 && written === text.toUpperCase());

type Range = Pick<TermMatch, "from" | "to">;

function isListItem(text: string, tokens: readonly Token[], { from, to }: Range): boolean {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  const before =
    start === 0 ||
    /(?:[\n\t,;:|/•·‣▪●(&+–—*]|[ \u00a0]{2}|\s-|[.!?] ) ?$/u.test(
      text.slice(Math.max(0, start - 4), start),
    );
  const after = /^(?:$| (?![\p{L}\p{N}])|[\n\r\t\u00a0,;|/•·‣▪●)(&+–—]|- |\.(?:\s|$))/u.test(
    text.slice(end, end + 3),
  );
  return (before || isJoinWord(tokens[from - 1])) && (after || isJoinWord(tokens[to]));
}

const isJoinWord = (token: Token | undefined): boolean =>
  token !== undefined && token.joins && joinWords.has(token.text);

function hasCueBeside(text: string, tokens: readonly Token[], { from, to }: Range): boolean {
  const next = tokens[to];
  if (next?.joins === true && cuesAfter.has(next.text)) return true;
  const previous = tokens[from - 1]?.text ?? "";
  const isCue =
    cuesBefore.has(previous) || cuesBefore.has(`${tokens[from - 2]?.text ?? ""} ${previous}`);
  if (!isCue || tokens[from]?.joins !== true) return false;
  // "in Spring 2021", "with Max Weber": followed by a number or a capital letter it is a different
  // name.
  return next?.joins !== true || !/[\p{Lu}\p{N}]/u.test(text.charAt(next.start));
}

/** `R&D`, `C-level`, `Go-to-market`, or `C#` matched as `C`. */
function isPartOfCompound(text: string, start: number, end: number): boolean {
  return (
    /^(?:[+#&'’]|[-‐‑]\p{L}|\.\p{L})/u.test(text.slice(end, end + 2)) ||
    /(?:&|\p{L}[-‐‑.'’])$/u.test(text.slice(Math.max(0, start - 2), start))
  );
}
