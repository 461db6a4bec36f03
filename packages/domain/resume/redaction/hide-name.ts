import { wordsOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
import { foldText } from "../text/fold-text.ts";
import { hideHandles } from "./hide-handles.ts";
import type { HandleRules } from "./hide-handles.ts";
import { findJoinedNames, replaceSpans } from "./hide-joined-name.ts";
import { monthNumbers } from "../dates/date-vocabulary.ts";
import { formsOfName, isOrdinary, lettersOf } from "./name-forms.ts";
import { namePatterns, writtenForms } from "./name-patterns.ts";
import type { NamePatterns } from "./name-patterns.ts";
import type { PossibleName } from "./find-names.ts";

export const nameMark = "[name]";

export type NameHider = {
  /** Replaces every form of the name with the mark. `isContact` is for contact details. */
  hide: (text: string, isContact: boolean) => string;
  /** True if the line still contains the whole name, in which case it must not be sent. */
  holds: (text: string) => boolean;
};

const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;
const letterSpaced = /\p{L}[ \t]\p{L}[ \t]\p{L}[ \t]/u;
const numbered: ReadonlySet<string> = new Set([
  ...wordsOf(people, "runningPage"),
  ...monthNumbers.keys(),
]);

/**
 * Hides a name in all common spellings. A word of it that is also a trade, a tool, a town or (in
 * lower case) an everyday word is hidden only next to another word of the name, an initial or a
 * form of address, and in handles and addresses. Otherwise, a baker called Baker would lose the
 * evidence of the trade.
 *
 * @param own the person's accounts and mailboxes, in lower case.
 */
export function nameHider({ name, isWork }: PossibleName, own: ReadonlySet<string>): NameHider {
  const forms = formsOfName(name);
  const words = name
    .normalize("NFC")
    .split(" ")
    .map((word) => word.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, ""))
    .filter((word) => word.length > 1);
  const asWritten = [...writtenForms(words), ...words];
  const rules: HandleRules = { forms, own, isWork };
  // Compiled lazily: V8 needs a millisecond, and most lines contain no word of the name.
  let patterns: NamePatterns | null = null;
  const mayHold = (text: string): boolean => {
    const folded = foldText(text);
    return (
      forms.words.some((word) => folded.includes(word)) ||
      asWritten.some((form) => text.includes(form)) ||
      [...own].some((handle) => folded.includes(handle)) ||
      letterSpaced.test(text)
    );
  };
  return {
    hide: (line, isContact) => {
      const text = /\p{M}/u.test(line) ? line.normalize("NFC") : line;
      if (!mayHold(text)) return line;
      let bare = text;
      if (asWritten.some((form) => text.includes(form))) {
        patterns ??= namePatterns(words, isWork);
        for (const pattern of patterns.together) bare = bare.replace(pattern, nameMark);
        if (patterns.alone) bare = bare.replace(patterns.alone, markUnlessNumbered);
      }
      bare = hideHandles(bare, { rules, mark: nameMark, isContact });
      bare = replaceSpans(bare, findJoinedNames(bare, forms), nameMark);
      bare = hideFoldedWords(bare, rules);
      return bare === text ? line : bare.replace(repeatedMark, nameMark);
    },
    holds: (text) => {
      if (!mayHold(text)) return false;
      const bare = text.replaceAll(nameMark, " | ");
      return (
        findJoinedNames(bare, forms).length > 0 ||
        hideHandles(bare, { rules, mark: "", isContact: false }) !== bare
      );
    },
  };
}

const repeatedMark = /\[name\](?:[\s.,_-]{0,3}\[name\]){1,9}/g;

/** "May 2019" and "Page 2" are not people. */
function markUnlessNumbered(word: string, at: number, text: string): string {
  if (!numbered.has(foldText(word))) return nameMark;
  const isNumbered =
    /^\.?,? ?['’]?\d/.test(text.slice(at + word.length, at + word.length + 5)) ||
    /\d\.? $/.test(text.slice(Math.max(0, at - 3), at));
  return isNumbered ? word : nameMark;
}

/** Hides words of the name in any other case, without accents, and in scripts without spaces. */
function hideFoldedWords(text: string, { forms: { words }, isWork }: HandleRules): string {
  const known = new Set(words.filter((word) => word.length > 2));
  const shown = text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const letters = lettersOf(word);
    if (!known.has(letters) || isWork(letters)) return word;
    if (text.charAt(at - 1) === "[" && text.startsWith(nameMark, at - 1)) return word;
    if (isOrdinary(letters) && !/\p{Lu}.*\p{Lu}/u.test(word)) return word;
    return markUnlessNumbered(word, at, text);
  });
  return words
    .flatMap((word) => word.match(unspaced) ?? [])
    .reduce((rest, word) => rest.replaceAll(word, nameMark), shown);
}
