import { splitWords } from "../../resume/text/squeeze-spaces.ts";
import { joints, orBetween, piecesOf } from "./split-list.ts";
import { any } from "../clauses/phrase-pattern.ts";
import { isGeneralWord, isSmallWord } from "./is-name.ts";
import { parseExamples } from "./parse-examples.ts";
import type { ExampleList } from "./parse-examples.ts";

/** A requirement without the words that only say how much is needed or how it was learned. */
export type RequirementPhrase = {
  /** Verbatim. */
  text: string;
  /** Whether words such as "experience with" or "knowledge of" introduce it. */
  isIntroduced: boolean;
  /** Whether it is a whole list item, or one of the names that make up the item. */
  isWholeItem: boolean;
  /** Whether it is in brackets, which contain examples and details. */
  isAside: boolean;
  /** A class with its examples, any of which meets the requirement. */
  examples: ExampleList | null;
};

/** Words for degree, duration or necessity, and "5+ years" or "3 to 5 years". */
const degree = `(?:${any("degree", "asking")}|\\d+\\+?(?: ?(?:-|–|${any("toNumber")}) ?\\d)? ${any("years")})`;
const knows = `(?:${any("pronoun")}\\s+)?(?:${any("modal")}\\s+)*${any("knows")}`;
/** Words that follow the noun: "experiencia demostrable en". */
const afterKnowing = `(?:${any("knowingAfter")}|\\p{Ll}{3,}${any("adjectiveEnding")})`;
const relation = any("relation");

const opening = new RegExp(
  `^(?!${any("whole")}\\b)(?:(?<knows>${knows})|${degree})(?:\\s+|(?<=['’]))`,
  "iu",
);
const knowing = new RegExp(
  `^${any("knowing")}\\s+(?:${afterKnowing}\\s+){0,2}(?:${any("knowingLevel")}\\s+)?(?:${relation}(?:\\s+|(?<='))|(?=${any("doing")}\\s))`,
  "iu",
);
const relationOnly = new RegExp(`^${relation}\\s+`, "iu");
const copula = `${any("copula")}\\b.*`;
const closing = new RegExp(
  `(?<!\\s)\\s+(?:${any("orOther")} .*|(?<copula>${copula})|${any("knowing", "closing", "level")}|${any("having")}(?: ${any("or", "orDutch")} .*)?)$`,
  "iu",
);
/** The kind of a certificate is part of its name: "Salesforce admin certification". */
const paper = new RegExp(`${any("paperEnd")}$`, "iu");
/** "GIS-Kenntnisse", "Gefahrgutkenntnisse" */
const compound = new RegExp(`^(\\p{Lu}[\\p{L}/-]{2,}?)-?${any("knowingSuffix")}$`, "iu");

/**
 * Returns the things that a clause asks for, verbatim: "Good knowledge of GMP and aseptic filling"
 * gives "GMP" and "aseptic filling".
 */
export function requirementPhrases(
  clause: string,
  language: string | null = null,
): RequirementPhrase[] {
  const said = clause.slice(0, longestClause);
  const joint = joints(said, language);
  const phrases: RequirementPhrase[] = [];
  let from = 0;
  for (const list of parseExamples(said)) {
    phrases.push(...phrasesIn(said.slice(from, list.start), joint), phraseOfClass(said, list));
    from = list.end;
  }
  phrases.push(...phrasesIn(said.slice(from), joint));
  let isIntroduced = false;
  for (const phrase of phrases) {
    if (phrase.isIntroduced) isIntroduced = true;
    phrase.isIntroduced = isIntroduced;
  }
  const all = phrases
    .filter(({ isAside }) => !isAside)
    .every(({ text, examples }) =>
      sidesOfChoice(examples?.of ?? text).every((one) => tellingWords(one) <= 4),
    );
  return phrases.map((phrase) => ({ ...phrase, isWholeItem: all }));
}

const tellingWords = (phrase: string) =>
  splitWords(phrase).filter((word) => !isSmallWord(word)).length;

function phrasesIn(said: string, joint: RegExp): RequirementPhrase[] {
  const phrases: RequirementPhrase[] = [];
  for (const [index, part] of said.split(/[()[\]]/u).entries()) {
    for (const piece of piecesOf(part, joint)) {
      const { text, introduced } = stripped(piece.trim());
      // Text in brackets has an odd index.
      const isAside = index % 2 === 1;
      if (text !== "" || introduced)
        phrases.push({
          text,
          isIntroduced: introduced,
          isAside,
          isWholeItem: false,
          examples: null,
        });
    }
  }
  return phrases;
}

/** "Experience with an EHR such as Epic" asks for "EHR such as Epic". */
function phraseOfClass(said: string, list: ExampleList): RequirementPhrase {
  const { text, introduced } = withoutOpening(list.of);
  return {
    text: `${text}${said.slice(list.leadStart, list.end)}`,
    ...{ isIntroduced: introduced, isWholeItem: false, isAside: false },
    examples: { ...list, of: text },
  };
}

const longestClause = 600;

/** Whether the text between two names is just an "or". */
const orExact = new RegExp(`^\\s+${any("or", "orDutch")}\\s+$`, "iu");
export const isOr = (between: string): boolean => orExact.test(between);
/**
 * "Go, Java or Python" is one requirement, which any of its sides meets. Returns one side if there
 * is no choice.
 */
export function sidesOfChoice(phrase: string): string[] {
  return phrase
    .split(orBetween(phrase))
    .flatMap((side, index) => (index === 0 ? side.split(", ") : [side]))
    .map((side, index) => (index === 0 ? side.trim() : stripped(side.trim()).text))
    .filter((side) => side !== "");
}

function stripped(piece: string): { text: string; introduced: boolean } {
  const opened = withoutOpening(
    piece.replace(/^["“„«']+|(?<!["”“»'.!?])["”“»'.!?]+$/gu, "").trim(),
  );
  let { text, introduced } = opened;
  for (let round = 0; round < 4; round++) {
    const end = closing.exec(text);
    // "GWO Basic Safety Training" is a name.
    if (end === null || /^\s\p{Lu}\p{Ll}/u.test(end[0]) || paper.test(text)) break;
    text = text.slice(0, end.index);
    if (end.groups?.copula === undefined) introduced = true;
  }
  const first = isGeneralWord(text) ? undefined : compound.exec(text)?.[1];
  if (first !== undefined) return { text: first, introduced: true };
  return { text: text.trim(), introduced };
}

function withoutOpening(piece: string): { text: string; introduced: boolean } {
  let text = piece;
  let introduced = false;
  for (let round = 0; round < 8; round++) {
    const before = text;
    const opened = opening.exec(text);
    if (opened?.groups?.knows !== undefined) introduced = true;
    text = text.slice(opened?.[0].length ?? 0);
    const known = knowing.exec(text);
    if (known !== null) {
      introduced = true;
      text = text.slice(known[0].length);
    } else if (round > 0) {
      text = text.replace(relationOnly, "");
    }
    if (text === before) break;
  }
  return { text, introduced };
}
