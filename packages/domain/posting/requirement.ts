import { squeezeSpaces } from "../resume/text/squeeze-spaces.ts";
import { countWords } from "../resume/text/count-words.ts";
import { alternativesIn } from "./alternatives.ts";

export type RequirementLevel = "must" | "nice";

/**
 * One thing that a job asks for: proposed from a posting, edited by the recruiter, stored as its text
 * and scored. Everything but level and origin follows from the text.
 */
export type Requirement = {
  text: string;
  kind: RequirementKind;
  level: RequirementLevel;
  /** Any one of them answers it; empty where it asks for one thing. */
  alternatives: string[];
  /** The least years of it, where it says a number. */
  years: number | null;
};

/** A degree, a licence or card, years of some work, or anything else that can be known or done. */
export type RequirementKind = "degree" | "paper" | "years" | "skill";

/** A requirement as its text says it. */
export function parseRequirement(written: string, level: RequirementLevel): Requirement {
  const text = squeezeSpaces(written);
  const kind = kindOf(text);
  const years = kind === "degree" ? null : (parseYears(text)?.years ?? null);
  return { text, kind, level, years, alternatives: choicesOf(text, kind) };
}

/** The text from which the same requirement is parsed again: what is shown, stored and sent. */
export const printRequirement = ({ text }: Requirement): string => text;

/** Years and degrees have choices of fields within them; of two kinds either side answers alone. */
function choicesOf(text: string, kind: RequirementKind): string[] {
  const sides = alternativesIn(text);
  const kinds = new Set(sides.map(kindOf));
  const isOfOneKind = kind !== "degree" && kind !== "years";
  return isOfOneKind || (kinds.has("degree") && kinds.has("years")) ? sides : [];
}

function kindOf(text: string): RequirementKind {
  if (degree.test(text)) return "degree";
  if (parseYears(text) !== null) return "years";
  return countWords(text) <= mostWordsOfPaper && paperWord.test(text) ? "paper" : "skill";
}

const degree =
  /(?<!\d[ -])\bdegrees?\b(?! of\b)|bachelor|master['’]?s\b|\bmaster (?:of|in)\b|\bph\.?d|\bdoctorate|\bb\.?sc|\bm\.?sc|diplom\b|studium|licenciatura|ausbildung (?:als|zum|zur|in)\b|\bdiplôme|\bbs\/ms\b|^mba$|\bhigh school\b|\bged\b|\blaurea|\bbac ?\+ ?\d/iu;

const mostWordsOfPaper = 9;
/** Words for what somebody has been given: a licence, a certificate, a card. */
export const paperWord =
  /\b(?:certifi(?:cation|cate|ed)s?|licen[sc]e[ds]?|licensure|cards?|endorsements?|designations?)\b/iu;

const yearsPattern =
  /(\d{1,2})\s*\+?\s*(?:(?:-|–|to|bis|à|a)\s*(\d{1,2})\s*\+?\s*)?(?:\+|plus|or more)?\s*(?:years?|yrs?\.?|jahren?|jahre|ans?\b|années|años|anni|jaar|anos)/iu;
/** More is the age of an employer. */
const mostYears = 15;

export type AskedYears = { years: number; yearsWords: string };

/** "5+ years"; "25 years of company history" asks for none. */
export function parseYears(text: string): AskedYears | null {
  const match = yearsPattern.exec(text);
  const years = Number(match?.[1]);
  return match === null || years > mostYears ? null : { years, yearsWords: match[0].trim() };
}
