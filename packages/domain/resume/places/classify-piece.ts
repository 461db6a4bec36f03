import {
  employmentTypes,
  legalForms,
  easternOrganizations,
  listedForms,
  listedTypes,
  organizationEndings,
  organizationWords,
  publicBodies,
} from "./company-cues.ts";
import { patternOf, wordsOf } from "../../lexicon/lexicon.ts";
import { dates } from "../lexicon/dates.gen.ts";
import { foldedWords, sourceOf } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { foldText, foldWords, isAllCaps } from "../text/fold-text.ts";
import { rateLocation } from "./recognize-location.ts";
import {
  listedEndings,
  listedTitles,
  titleHeads,
  titleModifiers,
  titlePhrases,
} from "./title-words.ts";

/** Ratings from 0 to 1 of a piece of a role's header as each of its parts. */
export type PieceRating = {
  title: number;
  company: number;
  location: number;
  /** Whether it is something else: an employment type, a duration, a web address. */
  aside: boolean;
};

const small: ReadonlySet<string> = new Set(wordsOf(work, "small"));

export function ratePiece(text: string): PieceRating {
  const trimmed = text.trim();
  const aside = isAside(trimmed);
  return {
    title: aside ? 0 : rateTitle(trimmed),
    company: aside ? 0 : rateCompany(trimmed),
    location: rateLocation(trimmed),
    aside,
  };
}

const feminineEnding = new RegExp(`(?:${patternOf(work, "feminineEnding")})$`);

export function isTitleHead(word: string): boolean {
  if (titleHeads.has(word)) return true;
  if (word.length > 1 && listedEndings.test(word)) return true;
  if (word.length > 4 && word.endsWith("s") && titleHeads.has(word.slice(0, -1))) return true;
  // "Entwickler:in" and "Lehrer*innen" fold to the occupation plus an ending.
  if (word.length <= 6 || !feminineEnding.test(word)) return false;
  const masculine = word.replace(feminineEnding, "");
  return titleHeads.has(masculine) || listedEndings.test(masculine);
}

/** The maximum length of a title, employer or place. */
const longest = 160;

const genderMark = new RegExp(`\\b(?:${patternOf(work, "genderMark")})\\b`, "gi");

/** How likely the text is a job title, from 0 to 1. */
export function rateTitle(text: string): number {
  if (text.length > longest) return 0;
  const open = text.includes("(") ? text.replace(/\([^()]{0,80}\)/g, " ") : text;
  const bare = open.includes("/") ? open.replace(genderMark, " ") : open;
  const folded = foldWords(bare === "" ? text : bare).replace(/[/#]/g, " ");
  if (startsWithVerb(folded)) return 0.1;
  if (publicBodies.test(folded) && !/[,|–]|\s-\s/.test(text)) return 0.1;
  const words = folded.split(" ").filter((word) => word !== "");
  if (words.length === 0 || words.length > 14) return 0;
  if (titlePhrases.test(folded) || listedTitles.test(folded)) return 0.85;
  if (words.some((word) => isTitleHead(word))) return rateHeads(words);
  const isModifier = words.length <= 3 && words.some((word) => titleModifiers.has(word));
  return isModifier ? 0.25 : 0;
}

/** Rates words that include an occupation. Its position among them determines the certainty. */
function rateHeads(words: readonly string[]): number {
  const mainEnd = words.findIndex((word, index) => index > 0 && small.has(word));
  const main = mainEnd === -1 ? words : words.slice(0, mainEnd);
  const last = main[main.length - 1] ?? "";
  const first = words[0] ?? "";
  // "Army Corps of Engineers", "Institute of Chartered Accountants": its members' occupation.
  const isBody = words[mainEnd] === "of" && organizationWords.has(last);
  if (isBody && !main.some((word) => isTitleHead(word))) return 0.1;
  let score = 0.5;
  if (isTitleHead(last) || isTitleHead(first)) score = 0.8;
  if (isTitleHead(words[words.length - 1] ?? "")) score = Math.max(score, 0.75);
  if (titleModifiers.has(first) && words.length > 1) score += 0.12;
  if (words.length > 7) score -= 0.2;
  return Math.max(0.1, Math.min(1, score));
}

const verbs =
  /^(?:managed|led|built|developed|designed|created|implemented|worked|responsible for|supervised|coordinated|trained|mentored|provided|ensured|maintained|conducted|performed|prepared|assisted|supported|helped|handled|organized|organised|planned|achieved|increased|reduced|improved|wrote|ran|grew|drove|oversaw|taught|delivered|launched|established|analyzed|analysed|negotiated|monitored|reviewed|migrated|automated|collaborated|participated|served|assigned|processed|operated|installed|leads|manages|develops|collaborate|provide|manage|develop|design|create|ensure|maintain|conduct|perform|prepare|assist|handle|organize|deliver|lead the|lead a|promoted to|reporting to|reported to|working as|worked as|hired as)\b/;

/** "Managed three technicians": an accomplishment, not a title. */
function startsWithVerb(folded: string): boolean {
  return (
    verbs.test(folded) &&
    !/^(?:support|design|lead|process|model) (?:engineer|lead|manager|specialist|analyst)/.test(
      folded,
    )
  );
}

/** How likely the text is an employer's name, from 0 to 1. */
export function rateCompany(text: string): number {
  if (text.length > longest) return 0;
  const folded = foldText(text);
  if (legalForms.test(folded) || listedForms.test(folded)) return 0.95;
  if (
    /[\p{sc=Han}\p{sc=Kana}]/u.test(folded) &&
    easternOrganizations.some((word) => folded.includes(word))
  )
    return 0.85;
  if (publicBodies.test(folded)) return 0.85;
  const words = foldWords(text).split(" ");
  const lower = text
    .split(/\s+/)
    .filter((word) => /^\p{Ll}/u.test(word) && !small.has(foldText(word)));
  // Names of organizations are capitalized. A sentence about "systems" isn't one.
  if (lower.length >= 3) return 0.15;
  const cues = words.filter(
    (word) => organizationWords.has(word) || (word.length > 7 && organizationEndings.test(word)),
  ).length;
  if (cues > 0) return Math.min(0.9, 0.65 + cues * 0.1);
  if (/\.(?:com|io|ai|org|net|de|co|fr|es|it|nl)\b/i.test(text)) return 0.7;
  if (/\p{Ll}\p{Lu}/u.test(text)) return 0.5;
  const isNamed = /^\p{Lu}/u.test(text) && words.length <= 6;
  return isNamed ? (isAllCaps(text) && words.length <= 2 ? 0.4 : 0.3) : 0.1;
}

const countedUnit = `\\d{1,3}\\+?\\s?(?:${sourceOf(foldedWords(dates, "unit"))})\\.?`;
const span = `(?:${countedUnit}|${sourceOf(foldedWords(dates, "span"))})`;
const durations = new RegExp(
  `^[([]?(?:ca\\.? )?(?:less than a year|${span}(?:[ ,]*(?:${patternOf(dates, "andUnit")})?\\s*${span})?)[)\\]]?$`,
  "u",
);

export const isDuration = (text: string): boolean => durations.test(foldText(text).trim());

/** Whether the text is an employment type, a duration, a web address or just punctuation. */
export function isAside(text: string): boolean {
  if (text.length > longest) return false;
  const folded = foldText(text).trim();
  if (folded.replace(/[^\p{L}\p{N}]/gu, "").length < 2) return true;
  if (durations.test(folded)) return true;
  if (/^(?:https?:\/\/|www\.)\S+$/.test(folded)) return true;
  const bare = folded.replace(/^[([]|[)\]]$/g, "").trim();
  return employmentTypes.test(bare) || listedTypes.has(bare);
}

/** Whether any part of the text certainly names an occupation. */
export function namesTitle(text: string): boolean {
  return text
    .split(/\t|,\s|\s\|\s|\s[·•–—-]\s|:\s|\sat\s/)
    .some((piece) => rateTitle(piece) >= 0.6);
}
