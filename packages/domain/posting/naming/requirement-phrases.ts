import { splitWords } from "../../resume/text/squeeze-spaces.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { orBetween, piecesOf } from "./split-list.ts";
import { inDutch } from "./in-dutch.ts";
import { postings } from "../../lexicon/postings.gen.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
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

/** Matches any of the lexicon's words of the kinds, the longest first. */
const any = (...kinds: readonly string[]): string => anyOf(wordsOf(postings, ...kinds));

function anyOf(words: readonly string[]): string {
  return `(?:${words.toSorted((one, other) => other.length - one.length).join("|")})`;
}

/** Words for degree, duration or necessity, and "5+ years" or "3 to 5 years". */
const degree = `(?:${any("degree")}|\\d+\\+?(?: ?(?:-|–|to|bis|à|a) ?\\d+)? ${any("years")}|en(?= een ))`;
const knowingWord = any("knowing");
/** The type of a certificate is part of its name: "Salesforce admin certification". */
const closingWords = anyOf(
  wordsOf(postings, "knowing").filter((word) => !/^(?:certifi|diplom|degree)/u.test(word)),
);
const relation = any("relation");
const asking = `(?:${any("asking")}|(?:an? )?(?:big |huge |major |real |definite )?(?:plus|bonus|extra|advantage)(?: points)? (?:if|for)|(?:if )?you['’]ve (?:got|had|used|built|done|run|worked (?:with|in|on))|(?:they|he or she|who)(?: will| must| should)?(?: also)?(?: have| need| know| be| hold| speak)?|you(?:'ll)?(?: will)?(?: also)?(?: have| need| know| bring| must| should| can| are| hold| speak)?|be(?= familiar| able| fluent| comfortable| confident)|built(?= with))`;

/**
 * Any adjective, recognised by its ending: "tiefgehende Kenntnisse in", "diepgaande kennis van".
 */
const inflected = `(?!eine?[nrms]?\\s)\\p{Ll}{4,}e[nrms]?(?=\\s+(?:\\p{Ll}+e[nrms]?\\s+)?(?:kennis|ervaring|werkervaring|kenntnis|erfahrung|praxis))`;
/** Words that follow the noun: "experiencia demostrable en". */
const said = `(?:${any("knowingAfter")}|\\p{Ll}{3,}${any("adjectiveEnding")})`;

const opening = new RegExp(`^(?!${any("whole")}\\b)(?:(?:${degree}|${asking})\\s+|l'|d')`, "iu");
const knowing = new RegExp(
  `^(?:${inflected}\\s+){0,2}${knowingWord}\\s+(?:${said}\\s+){0,2}(?:${any("knowingLevel")}\\s+)?${relation}(?:\\s+|(?<='))`,
  "iu",
);
/** "Experience managing budgets": the activity is the requirement. */
const havingDone =
  /^(?:experience[ds]?|track record|comfortable|confident|skilled|adept|background)\s+(?=\p{Ll}+ing\s)/iu;
/** Polish and Russian use no preposition: "znajomość systemu SAP", "знание Excel". */
const knowingOf = new RegExp(`^${any("knowingOf")}\\s+(?:${any("classOf")}\\s+)?(?=\\S)`, "iu");
const knowingVerb = new RegExp(
  `^(?:${any("pronoun")}\\s+)?(?:${any("modal")}\\s+)*${any("knows")}\\s`,
  "iu",
);
const relationOnly = new RegExp(`^${relation}\\s+`, "iu");
const closing = new RegExp(
  `(?<!\\s)\\s+(?:${any("orOther")} .*|${any("copula")}\\b.*|(?:${closingWords}|${any("closing")}|(?:(?:strongly|highly|definitely|much|absolutely) )?(?:required|essential|mandatory|compulsory|preferred|desirable|desired)|an? (?:big |strong |distinct |added |huge |real |definite |great )?(?:plus|bonus|asset|advantage|must)|level \\d|[abc][12]|within (?:\\d|\\p{L}+ (?:days|weeks|months)).*|${any("having")}(?: (?:of|oder) .*)?))$`,
  "iu",
);

/**
 * Returns the things that a clause asks for, verbatim: "Good knowledge of GMP and aseptic filling"
 * gives "GMP" and "aseptic filling".
 */
export function requirementPhrases(
  clause: string,
  language: string | null = null,
): RequirementPhrase[] {
  const said = clause.slice(0, longestClause);
  const isDutch = language === "nl" || inDutch.test(said);
  const phrases: RequirementPhrase[] = [];
  let from = 0;
  for (const list of parseExamples(said)) {
    phrases.push(...phrasesIn(said.slice(from, list.start), isDutch), phraseOfClass(said, list));
    from = list.end;
  }
  phrases.push(...phrasesIn(said.slice(from), isDutch));
  let isIntroduced = false;
  for (const phrase of phrases) {
    if (phrase.isIntroduced) isIntroduced = true;
    phrase.isIntroduced = isIntroduced;
  }
  const isShort = countWords(clause) <= 14;
  const all = phrases
    .filter(({ isAside }) => !isAside)
    .every(({ text, examples }) =>
      sidesOfChoice(examples?.of ?? text).every((one) => tellingWords(one) <= 4),
    );
  return phrases.map((phrase) => ({
    ...phrase,
    isIntroduced: phrase.isIntroduced || (isShort && isIntroduced),
    isWholeItem: all,
  }));
}

/** The number of words that carry meaning: three in "Control de costes y escandallos". */
const tellingWords = (phrase: string) =>
  splitWords(phrase).filter(
    (word) => !/^(?:of|the|and|de|del|la|el|y|et|des?|du|les?|und|der|die|van|en)$/iu.test(word),
  ).length;

function phrasesIn(whole: string, isDutch: boolean): RequirementPhrase[] {
  const said = isDutch ? whole.replaceAll(/(?<!-) en /gu, " and ") : whole;
  const phrases: RequirementPhrase[] = [];
  for (const [index, part] of said.split(/[()[\]]/u).entries()) {
    for (const piece of piecesOf(part)) {
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
export const isOr = (between: string): boolean =>
  between === " of " || orBetween.exec(between)?.[0].length === between.length;
/**
 * "Go, Java or Python" is one requirement, which any of its sides meets. Returns one side if there
 * is no choice.
 */
export function sidesOfChoice(phrase: string): string[] {
  return phrase
    .split(orBetween)
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
    if (
      end === null ||
      /^\s\p{Lu}\p{Ll}/u.test(end[0]) ||
      /\b(?:driving|police) record$/iu.test(text)
    )
      break;
    text = text.slice(0, end.index);
    if (!/^\s*(?:is|are|was|were|ist|sind|est|es)\b/iu.test(end[0])) introduced = true;
  }
  // "GIS-Kenntnisse", "Gefahrgutkenntnisse"
  const compound = /^(?!Berufs)(\p{Lu}[\p{L}/-]{2,}?)-?(?:kenntnissen?|erfahrung(?:en)?)$/iu.exec(
    text,
  );
  if (compound?.[1] !== undefined) return { text: compound[1], introduced: true };
  return { text: text.trim(), introduced };
}

function withoutOpening(piece: string): { text: string; introduced: boolean } {
  let text = piece;
  let introduced = false;
  for (let round = 0; round < 8; round++) {
    const before = text;
    if (knowingVerb.test(text)) introduced = true;
    text = text.replace(opening, "");
    const known = knowing.exec(text) ?? havingDone.exec(text) ?? knowingOf.exec(text);
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
