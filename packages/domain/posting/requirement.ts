import { any } from "./clauses/phrase-pattern.ts";
import { squeezeSpaces } from "../resume/text/squeeze-spaces.ts";
import { countWords } from "../resume/text/count-words.ts";
import { alternativesIn } from "./alternatives.ts";

export type RequirementLevel = "must" | "nice";

/**
 * One thing that a job asks for. It is proposed from a posting, edited by the recruiter, stored as
 * its text and scored. Everything except level and origin is derived from the text.
 */
export type Requirement = {
  text: string;
  kind: RequirementKind;
  level: RequirementLevel;
  /** Any one of them meets the requirement. Empty if it asks for one thing. */
  alternatives: string[];
  /** The minimum number of years, or null if the text has no number. */
  years: number | null;
};

/** A degree, a licence or card, years of experience, or any other knowledge or skill. */
export type RequirementKind = "degree" | "paper" | "years" | "skill";

/** Parses a requirement from its text. */
export function parseRequirement(written: string, level: RequirementLevel): Requirement {
  const text = squeezeSpaces(written);
  const kind = kindOf(text);
  const years = kind === "degree" ? null : (parseYears(text)?.years ?? null);
  return { text, kind, level, years, alternatives: choicesOf(text, kind) };
}

/**
 * The text of a requirement for display, storage and export. Parsing it gives the same requirement.
 */
export const printRequirement = ({ text }: Requirement): string => text;

/**
 * The alternatives of a text. Those of years and degrees are fields within one requirement, unless
 * a degree and years are alternatives to each other.
 */
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

const degree = new RegExp(`(?<!\\d[ -])\\bdegrees?\\b(?! of\\b)|${any("kindDegree")}`, "iu");

const mostWordsOfPaper = 9;
/** Words for a document that a person receives: a licence, a certificate, a card. */
export const paperWord =
  /\b(?:certifi(?:cation|cate|ed)s?|licen[sc]e[ds]?|licensure|cards?|endorsements?|designations?)\b/iu;

const yearsPattern = new RegExp(
  `(\\d{1,2})\\s*\\+?\\s*(?:(?:-|–|${any("toNumber")})\\s*(\\d{1,2})\\s*\\+?\\s*)?(?:\\+|${any("orMore")})?\\s*${any("yearUnit")}(?!\\p{L})`,
  "iu",
);
/** A higher number is the age of an employer. */
const mostYears = 15;

export type AskedYears = { years: number; yearsWords: string };

/** Parses "5+ years". Returns null for "25 years of company history". */
export function parseYears(text: string): AskedYears | null {
  const match = yearsPattern.exec(text);
  const years = Number(match?.[1]);
  return match === null || years > mostYears ? null : { years, yearsWords: match[0].trim() };
}
