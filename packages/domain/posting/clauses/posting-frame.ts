import { any } from "./phrase-pattern.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { niceCue, speaksOfCandidate, strongMustCue } from "./cues.ts";
import { isNothingButHeading, kindOfHeading } from "./kind-of-heading.ts";
import { bullet } from "./posting-lines.ts";
import type { Line } from "./posting-lines.ts";

/** Labels for the job's title, place and terms, which are not requirements. */
const titleLabel = new RegExp(`^${any("frame")}$`, "iu");

/** Whether a label introduces a detail of the job rather than a requirement. */
export const isLabelOfFrame = (label: string): boolean => titleLabel.test(label.trim());

const labelIn = (pair: string) => /^([^:]{2,30}?) ?:\s/u.exec(pair)?.[1] ?? null;
/** "Pâtisserie Lormeau cherche pâtissier" is more than a title. */
const search = new RegExp(`\\b${any("search")}`, "iu");
export const money =
  /[€£$₦₹] ?\d|\b(?:N|R|Rs\.? ?)\d{1,3}[ ,]\d{3}\b|\b(?:KES|ZAR|INR|AED|PLN|SEK|NOK|DKK|AUD|CAD|USD|SGD) ?\d|\d ?(?:k ?)?(?:€|CHF|EUR|£)|\d\s?\$/iu;

/** Whether a line is the posting's title, or pairs of a job board ("Shift: 2nd · Pay: $31"). */
export function isFrame(line: Line, hasBegun: boolean): boolean {
  const { text, isBullet, isFirst, next } = line;
  const pairs = text.split(/\s[·|]\s/u);
  if (isOfLabels(pairs)) return true;
  if (pairs.length > 2 && isFirst && money.test(text)) return true;
  if (isBullet || text.startsWith("#") || text.length > 140) return false;
  if (!hasBegun && isBeforeTheText(line)) return true;
  const isOpen = !text.endsWith(".") && ![": ", ". "].some((sign) => text.includes(sign));
  if (!isOpen || strongMustCue.test(text) || niceCue.test(text) || search.test(text)) return false;
  const isTitle = isFirst && !bullet.test(next) && !isNothingButHeading(text);
  return isTitle || pairs.length > 2;
}

function isOfLabels(pairs: readonly string[]): boolean {
  if (pairs.length < 2) return false;
  const labels = pairs.map(labelIn).filter((label) => label !== null);
  if (labels.filter(isLabelOfFrame).length * 2 >= pairs.length) return true;
  return labels.length === pairs.length && labels.every((label) => !isOfDemands(label));
}

/** Before any heading: "Barème : CP 330" beside similar lines, or a line about pay. */
function isBeforeTheText(line: Line): boolean {
  const { text, isOfPairs } = line;
  const label = labelIn(text);
  if (label !== null) return (isOfPairs || line.isOfHead) && !isOfDemands(label);
  if (isTitleAlone(line) || isUnderTitle(line)) return true;
  return money.test(text) && !/[.!?]$/u.test(text) && text.length <= 90;
}

/** A few words between empty lines before the text: the name of the job or the employer. */
const isTitleAlone = ({ text, isAlone }: Line): boolean =>
  isAlone &&
  countWords(text) <= 7 &&
  kindOfHeading(text) === null &&
  !speaksOfCandidate(text) &&
  ![strongMustCue, niceCue, search].some((cue) => cue.test(text));

/** Employer and place: "County of Pinecrest — Human Resources", "Kita Wurzelkinder | Freiburg". */
const isUnderTitle = ({ text, isOfHead }: Line): boolean =>
  isOfHead &&
  text.length <= 100 &&
  !/[.!?:;]$|[.!?]\s\p{Lu}\p{Ll}+\s\p{Ll}|, .*, /u.test(
    text.replace(/\b\p{L}{1,3}\.(?=\s|$)|, \p{Lu}{2,3}$/gu, ""),
  ) &&
  kindOfHeading(text) === null &&
  !speaksOfCandidate(text) &&
  ![strongMustCue, niceCue, search].some((cue) => cue.test(text));

const isOfDemands = (label: string) =>
  isCategory(label) || !["about", null].includes(kindOfHeading(label));

/** Labels that only group requirements. They name no skill, and don't make preferences required. */
const categoryLabel = new RegExp(`^${any("category")}$`, "iu");

export const isCategory = (label: string): boolean => categoryLabel.test(label.trim());

const code = new RegExp(
  `(?<!\\s)(?:\\s*\\(|\\s[-–]\\s${any("thisIs")} )(${any("level")})\\)?\\s*\\.?$`,
  "iu",
);

/** The level after an item: "Forklift: 1 year (Required)". */
export function codeBehind(item: string): { text: string; isWish: boolean } | null {
  const found = code.exec(item);
  if (found?.[1] === undefined) return null;
  return { text: item.slice(0, found.index), isWish: niceCue.test(found[1]) };
}
