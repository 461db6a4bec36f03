import { blind } from "../lexicon/blind.gen.ts";
import { wordsOf as rowsOf } from "../lexicon/lexicon.ts";
import { canonicalSkill } from "../skills/canonical-skill.ts";
import { findAccounts } from "../resume/redaction/find-accounts.ts";
import { nameHider, nameMark } from "../resume/redaction/hide-name.ts";
import type { NameHider } from "../resume/redaction/hide-name.ts";
import { isWordOfWork } from "../resume/redaction/word-of-work.ts";
import { codedFileName, codeName, hiddenMark } from "./code-name.ts";
import { blindLines } from "./blind-lines.ts";
import type { BlindSource } from "./blind-lines.ts";
import { hidePersonalWords } from "./personal-words.ts";
import { foldWord, wordPattern, wordsOf } from "./words-of.ts";

/** Hides a candidate's identity in any data about them. */
export type Redaction = {
  name: string;
  /** The CV's lines as they may be shown, or empty if unknown. */
  lines: readonly string[];
  fileName: (stored: string) => string;
  /** Hides identifying words in any text about the candidate. */
  text: (text: string) => string;
  /** Hides identifying words in the title of the last role. */
  title: (title: string) => string;
  /** Keeps a skill of the vocabulary. Other words are treated as text. */
  skill: (skill: string) => string;
  /** Whether a search hit for one of these words or prefixes would identify the candidate. */
  revealsIdentity: (words: readonly string[]) => boolean;
};

/** Identifying data of a candidate outside the CV: file names, older versions, columns. */
export type Identity = {
  id: number;
  /** Identifying values: names, addresses, numbers, links, file names. */
  values: readonly (string | null)[];
  /** Schools of CV versions that are not current. */
  schools?: readonly string[];
};

/** Words of the product's own sentences and of file names, which a CV's hidden lines may contain. */
const commonWords: ReadonlySet<string> = new Set(rowsOf(blind, "ownText", "fileName"));

/** The full redaction, which needs the parsed CV. */
export function makeRedaction(
  { id, values, schools = [] }: Identity,
  source: BlindSource,
): Redaction {
  const lines = blindLines(source);
  const shown = new Set(lines.flatMap((line) => [...wordsOf(line)]));
  const { document, parsed } = source;
  const raw = [...document.lines, ...document.hidden].map(({ text }) => text);
  const hidden = wordsToHide(
    [...raw, ...values.flatMap((value) => value ?? []), ...(source.hidesSchools ? schools : [])],
    shown,
  );
  const accounts = findAccounts(raw, parsed);
  const names = [parsed.name?.value ?? "", values[0] ?? ""].filter((name) => name !== "");
  const hiders = [...new Set(names)].map((name) =>
    nameHider({ name, isWork: isWordOfWork }, accounts),
  );
  return {
    ...redactionFrom(id, { hidden, hiders }),
    lines,
    revealsIdentity: matchHidden(hidden, shown),
  };
}

/**
 * A redaction for list rows, where reading every CV would take too long. It hides the values and their
 * words. If the name is uncertain, the title is hidden because it may be the name.
 */
export function makeLightRedaction(
  { id, values }: Identity,
  { isSure }: { isSure: boolean },
): Redaction {
  const hidden = wordsToHide(
    values.flatMap((value) => value ?? []),
    new Set(),
  );
  const redaction = redactionFrom(id, { hidden, hiders: [] });
  const title = isSure ? redaction.title : () => hiddenMark;
  return { ...redaction, title, lines: [], revealsIdentity: matchHidden(hidden, new Set()) };
}

function wordsToHide(texts: readonly string[], shown: ReadonlySet<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of wordsOf(text)) if (!shown.has(word) && !isCommon(word)) words.add(word);
  return words;
}

/** Small numbers also occur as points, months and places. */
const isCommon = (word: string): boolean => commonWords.has(word) || /^\d{1,2}$/.test(word);

function redactionFrom(
  id: number,
  { hidden, hiders }: { hidden: ReadonlySet<string>; hiders: readonly NameHider[] },
): Pick<Redaction, "name" | "fileName" | "text" | "title" | "skill"> {
  const name = codeName(id);
  const ownWords = new Set(wordsOf(name));
  const isHidden = (word: string) => {
    const folded = foldWord(word);
    return hidden.has(folded) && !ownWords.has(folded);
  };
  const text = (value: string): string => {
    const nameless = hiders
      .reduce((rest, hider) => hider.hide(rest, false), value)
      .replaceAll(nameMark, hiddenMark);
    const bare = hidePersonalWords(nameless).replace(wordPattern, (word) =>
      isHidden(word) ? hiddenMark : word,
    );
    return bare === value ? value : bare.replace(repeatedMarks, hiddenMark);
  };
  return {
    name,
    text,
    title: text,
    skill: (skill) => (canonicalSkill(skill) === null ? text(skill) : skill),
    fileName: (stored) => codedFileName(name, stored),
  };
}

/** Merges adjacent marks, such as "[hidden]@[hidden].[hidden]". */
const repeatedMarks = /\[hidden\](?:[\s.,:;@/\\_'’&()+-]{0,4}\[hidden\]){1,40}/g;

function matchHidden(
  hidden: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Redaction["revealsIdentity"] {
  const isIn = (words: ReadonlySet<string>, beginning: string): boolean => {
    if (words.has(beginning)) return true;
    for (const word of words) if (word.startsWith(beginning)) return true;
    return false;
  };
  return (typed) =>
    typed
      .flatMap((word) => [...wordsOf(word)])
      .some((word) => isIn(hidden, word) && !isIn(shown, word));
}
