import { any, anyStart, gapBefore } from "./word-patterns.ts";
import type { WordSense } from "./parse-senses.ts";

/** The context of a word that is a skill in one sense only. */
export type WordPlace = {
  text: string;
  start: number;
  end: number;
  /** Whether it is a separate item between list markers, line ends or words such as "and". */
  isItem: boolean;
  /** Whether other skills are items on the same line. */
  isAmongItems: boolean;
  inSkillList: boolean;
  asksForSkills: boolean;
  namesCourses: boolean;
  /** The trades of the unambiguous skills on the same line. */
  trades: ReadonlySet<string>;
  /** The language of the whole text, or null if unknown; null matches every language. */
  language: string | null;
};

const leadIn = `${any("skilled")} ${any("skilledIn")}|${any("leadIn")}`;
const ledTo = new RegExp(`(?:${leadIn})${gapBefore(3)}`, "iu");
const doneTo = new RegExp(`(?:${leadIn}|${anyStart("doing")}\\w*)${gapBefore(3)}`, "iu");
const givenBy = new RegExp(`${anyStart("giving")}(?:e|es|ed|s|ing)?${gapBefore(3)}`, "iu");
/** "BA, Psychology", "Master of Science in Nursing". */
const degreeIn = new RegExp(
  `${anyStart("degreeStart")}\\w*\\b[^;\\n]{0,40}?(?:${any("degreeIn")}|[:,–—-])\\s+(?:[\\p{L}&]+\\s+){0,2}$`,
  "iu",
);
const occupation = new RegExp(`^[ \\u00a0]+${any("occupationAfter")}`, "iu");
const asPerson = new RegExp(
  `(?:${any("workingAs")}(?: ${any("articleWithin")})?|${any("kindOfPerson")}) $`,
  "iu",
);
/** Text that may follow a word used as a noun, rather than as a modifier of the next word. */
const standsAlone = new RegExp(
  `^(?:\\s*(?:$|[\\n\\r\\t,;.:)|/•·])|\\s[–—-]\\s|[ \\u00a0]+(?:\\d|${any("afterNoun")}))`,
  "iu",
);
const notDoing = new RegExp(`${any("determiner", "partOf", "notDoingAfter")} $`, "iu");
const notTitle = new RegExp(`${any("determiner", "partOf")}|\\b\\d+\\b`, "iu");
const partOf = new RegExp(`${any("partOf")} $`, "iu");

/** Whether a word means its skill. Only its immediate context counts. */
export function isInSense({ kind, of }: WordSense, place: WordPlace): boolean {
  const { isItem, isAmongItems, inSkillList, asksForSkills, namesCourses, language } = place;
  const isBesideTrade = of.some((trade) => place.trades.has(trade));
  if (kind === "never") return false;
  if (kind === "in") return language === null || of.includes(language);
  if (kind === "unless") return !isBesideTrade;
  if (kind === "beside" ? !isBesideTrade : isBesideTrade) return false;

  const before = fragmentBefore(place);
  const after = textAfter(place);
  if (kind === "led" && !asksForSkills) return givenBy.test(before);
  // A person's occupation is parsed from the role.
  if (kind === "person" && inSkillList) return false;
  if (isItem && (inSkillList || isAmongItems)) return true;
  if (asksForSkills && kind !== "beside" && isDoing(place, before)) return true;
  if (kind === "work" && occupation.test(after)) return isTitle(place, before);
  if (!standsAlone.test(after)) return false;
  if (kind === "beside" || (kind === "work" && namesCourses)) return true;
  if (asksForSkills && !partOf.test(before)) return true;
  if (kind === "person") return isTitle(place, before);
  if (/^[ \u00a0]+skills?\b/iu.test(after)) return true;
  if (kind === "item") return ledTo.test(before);
  return opensLine(place) || doneTo.test(before) || isSubjectOfDegree(place);
}

/** The text after the word, long enough to recognise an occupation. */
function textAfter({ text, end }: WordPlace): string {
  return text.slice(end, end + 24);
}

/** "Loading trailers", "negotiate offers": the duties of the job. */
function isDoing({ text, start, end }: WordPlace, before: string): boolean {
  return /(?:ing|ate)$/u.test(text.slice(start, end)) && !notDoing.test(before);
}

/** "Supervision of twelve cooks", "Editing and proofreading". */
function opensLine({ text, start }: WordPlace): boolean {
  return (
    /\p{Lu}/u.test(text.charAt(start)) &&
    /(?:^|\n)[^\p{L}\n]{0,8}$/u.test(text.slice(Math.max(0, start - 9), start))
  );
}

function isSubjectOfDegree({ text, start }: WordPlace): boolean {
  return degreeIn.test(text.slice(Math.max(0, start - 80), start));
}

/** The text before the word in the same sentence. */
function fragmentBefore({ text, start }: WordPlace): string {
  const head = text.slice(Math.max(0, start - 80), start);
  const cut = /[.;:!?•·|\n\t(][^.;:!?•·|\n\t(]*$/u.exec(head);
  return cut === null ? head : head.slice(cut.index + 1);
}

/** "Math Tutor", "Attorney, Legal Aid Society", "worked as a translator". */
function isTitle(place: WordPlace, before: string): boolean {
  const { text, start } = place;
  if (asPerson.test(before)) return true;
  const line = text.split("\n", 1)[0] ?? "";
  return (
    /^[^!?]{0,90}$/u.test(line) && /\p{Lu}/u.test(text.charAt(start)) && !notTitle.test(before)
  );
}
