import { any, anyWord } from "./phrase-pattern.ts";
import { countWords } from "../../resume/text/count-words.ts";
import {
  legalText,
  employersRemark,
  employerSubject,
  niceCue,
  offerText,
  speaksOfCandidate,
  strongMustCue,
  wishOpener,
} from "./cues.ts";
import { codeBehind, isFrame } from "./posting-frame.ts";
import { bullet, linesOf } from "./posting-lines.ts";
import type { Line } from "./posting-lines.ts";
import { restoreBreaks } from "./posting-breaks.ts";
import { spellOutTables } from "./posting-tables.ts";
import { clausesOf, cueOf } from "./split-clauses.ts";
import { plainText, sentencesOf } from "./split-sentences.ts";
import { kindOfHeading } from "./kind-of-heading.ts";
import { headingOf, wishOrDemandOf } from "./headings/read-heading.ts";
import { isHeaded } from "./headings/posting-words.ts";
import type { ClauseKind } from "./headings/posting-words.ts";

export type Clause = {
  /** The clause without list markers and Markdown, and with straight apostrophes. */
  text: string;
  /** The sentence or list item of the clause, as written. */
  sentence: string;
  kind: ClauseKind;
  /** Whether it is a list item, or has a heading on the same line. */
  isItem: boolean;
  /** Whether it says that something is not needed, is taught, or is done by others. */
  isDenied: boolean;
};

type Section = {
  kind: ClauseKind;
  isItem: boolean;
  /** True if the list is recognised by its place in the posting, and not just by short lines. */
  isListed?: boolean;
  sentence: string;
};

/** Closes a letter, so the next line is a name. */
const signOff = new RegExp(`^${any("signOff")}[\\s,.!]*$`, "iu");
/**
 * Splits a job description (plain text or Markdown) into clauses, and classifies each by its words
 * and its heading: "Python required; Rust is a plus" gives two. Linear in the length of the text.
 */
export function parseClauses(description: string): Clause[] {
  const parts: Clause[] = [];
  let section: ClauseKind = "other";
  let hasBegun = false;
  let isInList = false;
  let isInPlainList = false;
  for (const line of linesOf(spellOutTables(restoreBreaks(description)))) {
    if (signOff.test(line.text)) break;
    if (isFrame(line, hasBegun)) {
      parts.push(partOf(line.text, "about", { kind: "about", isItem: false, sentence: line.text }));
      continue;
    }
    const heading = headingOf(line, section);
    // "Experience: 5 years" between "Contract: …" and "Posted: …" doesn't start a section.
    const isOneOfPairs = heading !== null && heading.rest !== "" && line.isOfPairs && !hasBegun;
    if (heading !== null && heading.kind !== "about" && !isOneOfPairs) hasBegun = true;
    if (heading !== null) {
      // "Location: Berlin" is about the employer, but the following lines may not be.
      if (
        heading.rest === "" ||
        (heading.kind !== "about" && !isOneOfPairs && !isClosed(heading, line))
      )
        section = heading.kind;
      isInList = heading.rest !== "";
      isInPlainList = false;
      if (heading.rest === "") continue;
    } else if (line.isBullet) {
      isInList = true;
    } else if (isHeaded(section) && isItemLine(line, false)) {
      isInPlainList = true;
    } else if ((isInList || (isInPlainList && isParagraph(line.text))) && line.followsBlank) {
      // A paragraph after a list no longer belongs to the list's heading.
      section = "other";
      isInList = false;
      isInPlainList = false;
    }
    const kind = heading?.kind ?? section;
    const body = (heading?.rest ?? line.text).replace(bullet, "").replace(/\*\*|__|`/gu, "");
    const coded = codeBehind(body);
    const told = coded === null || kind === "about" ? kind : coded.isWish ? "nice" : "must";
    const isItem = isItemLine(line, heading !== null);
    sentencesOf(coded?.text ?? body).forEach((sentence, index) => {
      // "You need: wound care. Desired: IV therapy."
      const own = index > 0 || line.isBullet ? wishOrDemandOf(sentence) : null;
      // "A plus: yoga. You get a key": a label only applies to its first sentence.
      const isOfLabel = index === 0 || heading === null || heading.rest === "" || line.isBullet;
      const isListed = own !== null || (isItem && isOfLabel);
      const within = {
        kind: own?.kind ?? told,
        isItem: isListed || (isHeaded(told) && isFragment(sentence)),
        isListed,
        sentence,
      };
      parts.push(...partsOf(plainText(own?.rest ?? sentence), within));
    });
  }
  return parts;
}

/** "Desired: a second language." is complete, so the next line is not part of it. */
const isClosed = (heading: { rest: string }, { next }: Line) =>
  heading.rest.endsWith(".") && !bullet.test(next);

/** Whether a line is a bullet, has a label, or is one of several short lines that form a list. */
function isItemLine(line: Line, isLabelled: boolean): boolean {
  if (line.isBullet || isLabelled) return true;
  return !line.followsBlank && line.text.length <= 80 && !/[.!?:]$/u.test(line.text);
}

const isParagraph = (text: string) => text.length > 80 || text.endsWith(".");

/** "Full P&L responsibility. MBA or MHA.": fragments in a paragraph of requirements are items. */
function isFragment(sentence: string): boolean {
  if (countWords(sentence) > 6) return false;
  return !sentenceWord.test(sentence);
}
const sentenceWord = new RegExp(`${anyWord("we", "speaker", "is", "would", "verb")}|[?!]$`, "iu");

function partsOf(sentence: string, section: Section): Clause[] {
  const bracket = /\(([^()]{1,120})\)/u.exec(sentence);
  if (bracket?.[1] !== undefined && section.kind !== "nice") {
    const words = bracket[1];
    if (niceCue.test(words) && kindOfHeading(words) !== "must" && words.includes(" ")) {
      const outer = sentence.replace(bracket[0], " ").trim();
      return [...partsOf(outer, section), partOf(words, "nice", section)];
    }
    // "A CRM (ours is Raiser's Edge, and we'll teach you)"
    if (cueOf(words) === "denial") {
      const outer = sentence.replace(bracket[0], "").trim();
      return [...partsOf(outer, section), partOf(words, "about", section)];
    }
  }
  const isOffer =
    !(section.isListed === true && section.kind !== "other") && offerText.test(sentence);
  if (section.kind === "about" || isOffer || legalText.test(sentence))
    return [partOf(sentence, "about", section)];
  return clausesOf(sentence).flatMap((clause) => {
    const cue = cueOf(clause);
    const opener = cue === "nice" ? wishOpener.exec(clause) : null;
    // "Carné de carretillero deseable": the preference is the text before the cue.
    const isLast = opener !== null && countWords(clause.slice(opener.index + 2)) < 3;
    if (opener === null || opener.index < 3 || isLast) {
      return [partOf(clause, kindOf(clause, section), section)];
    }
    const head = clause.slice(0, opener.index);
    const wish = clause.slice(opener.index + opener[0].length);
    return [partOf(head, kindOf(head, section), section), partOf(wish, "nice", section)];
  });
}

function partOf(text: string, kind: ClauseKind, { isItem, sentence }: Section): Clause {
  return { text, sentence, kind, isItem, isDenied: kind === "about" && cueOf(text) === "denial" };
}

function kindOf(clause: string, section: Section): ClauseKind {
  const cue = cueOf(clause);
  if (cue === "denial" || isEmployersRemark(clause)) return "about";
  if (!section.isItem && ofFirm.test(clause) && !speaksOfCandidate(clause)) return "about";
  if (cue === "nice" || section.kind === "nice") return "nice";
  // "Keep licenses current" and "years" are not requirements in a list of duties.
  const isWeak = !strongMustCue.test(clause) && section.kind === "duty" && section.isItem;
  if ((cue === "must" && !isWeak) || section.kind === "must") return "must";
  if (section.kind === "duty" || section.isItem) return section.kind;
  return isOfEmployer(clause) ? "about" : section.kind;
}

/** A remark after a requirement: "…, we supply the gauges", "…: our reports are read by many". */
const isEmployersRemark = (clause: string): boolean =>
  employersRemark.test(clause) && !speaksOfCandidate(clause);

/** "Lakeview Institute conducts trials in neurology": a sentence about a company. */
const ofFirm = new RegExp(
  `^(?:\\p{Lu}[\\p{L}&.'-]+ ){1,4}${any("firm")}\\s(?!${any("firmSeeks")})\\p{Ll}{3,}[stea]\\s`,
  "u",
);

/** "Our canteen is run by a former chef", "Brackenholt Recruitment places people in finance". */
function isOfEmployer(clause: string): boolean {
  if (speaksOfCandidate(clause)) return false;
  return employerSubject.test(clause) || firmDoes.test(clause);
}
const firmDoes = new RegExp(`^(?:\\p{Lu}[\\p{L}&.'-]+ ){1,5}${any("firmDoes")} `, "u");
