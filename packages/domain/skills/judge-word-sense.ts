import type { WordSense } from "./parse-senses.ts";

/** Where a word with a sense stands. */
export type WordPlace = {
  text: string;
  start: number;
  end: number;
  /** It is nothing but an item between list signs, line ends or words such as "and". */
  isItem: boolean;
  /** Other skills are items of its line, too. */
  isAmongItems: boolean;
  inSkillList: boolean;
  asksForSkills: boolean;
  /** The trades of the undoubted skills in its line. */
  trades: ReadonlySet<string>;
  /** Of the whole text; null where unknown, so that every language may be meant. */
  language: string | null;
};

const leadIn =
  "(?:(?:experience[ds]?|skilled|expertise|expert|background|proficient|proficiency|trained|training|knowledge|knowledgeable|interest|interested|specializ\\w+|specialis\\w+|certified|competent|versed|years?|familiar\\w*|understanding|career|work(?:ed|ing)?|emphasis|focus(?:ed)?) (?:in|of|with|on)|(?:director|head|vp|president|chief|manager) of|(?:strong|excellent|good|great|solid|outstanding|exceptional|superior|advanced|proven|erfahrung (?:in|im|mit)|kenntnisse in|expérience en|experiencia en))";
const doing =
  "(?:perform|conduct|provid|manag|oversee|oversaw|handl|coordinat|supervis|direct|execut|deliver|teach|taught|administ|maintain|process|prepar|run|ran|led|lead|organiz|organis|operat|practic|install|complet)\\w*|assist\\w* (?:with|in)|help\\w* with|responsible for|responsibility for|responsibilities (?:for|include[ds]?|including)|in charge of|accountable for|involved in|duties:?|verantwortlich für|zuständig für|responsable de|chargée? de|encargad[oa] de";
/** Up to three words between, none of which leads to something else. */
const between =
  "(?:[ ,]+(?!(?:to|of|for|with|by|from|in|on|at|that|which|who|daily|weekly|monthly|quarterly|annual|regular)\\b)[\\p{L}/&'’-]{1,24}){0,3}[ ,]+";
const ledTo = new RegExp(`\\b(?:${leadIn})${between}$`, "iu");
const doneTo = new RegExp(`\\b(?:${leadIn}|${doing})${between}$`, "iu");
const title = /^[^!?]{0,90}$/u;
/** "BA, Psychology", "Master of Science in Nursing". */
const degreeIn =
  /\b(?:bachelor|master|associate|doctor|ph\.?d|b\.?a|b\.?s|b\.?sc|m\.?a|m\.?s|m\.?sc|b\.?tech|degree|diploma|major|minor)\w*\b[^;\n]{0,40}?(?:\bin|\bof|[:,–—-])\s+(?:[\p{L}&]+\s+){0,2}$/iu;
const occupation =
  /^[ \u00a0]+(?:manager|assistant|associate|analyst|specialist|coordinator|supervisor|director|officer|technician|clerk|engineer|executive|representative|consultant|scientist|lead|intern|trainer|instructor|agent|administrator|advisor|foreman|worker|leiter|leiterin|fachkraft)\b/iu;
const asPerson =
  /(?:\b(?:as|als|comme|como)(?: an?| une?| eine?)?|\b(?:licensed|certified|registered|experienced|qualified|senior|junior|lead|assistant|head|substitute)) $/iu;

/** What may follow a word that stands for itself, and doesn't tell another one what it is about. */
const standsAlone =
  /^(?:$|\s*[\n\r\t,;.:)|/•·]|\s*$|\s[–—-]\s|[ \u00a0]+(?:and|or|for|in|of|to|at|with|on|by|through|from|using|including|across|within|as|via|during|while|is|are|und|oder|für|im|von|bei|et|ou|pour|y|para|skills?|experience|knowledge|background|expertise|techniques?|methods?|duties|abilities)\b|[ \u00a0]+\d)/iu;

/** Whether a word is meant as its skill where it stands. Looks at no more than its neighbourhood. */
export function isSkillInSense(sense: WordSense, place: WordPlace): boolean {
  const { isItem, isAmongItems, inSkillList } = place;
  if (sense.kind === "never") return false;
  if (sense.kind === "in") return place.language === null || sense.of.includes(place.language);
  if (sense.kind === "beside" && !sense.of.some((trade) => place.trades.has(trade))) return false;
  // A job title in a list of skills says what somebody was, and is read where the role stands.
  if (sense.kind === "person" && inSkillList) return false;
  if (isItem && (inSkillList || isAmongItems)) return true;
  const before = fragmentBefore(place);
  const after = place.text.slice(place.end, place.end + 24);
  if (place.asksForSkills && sense.kind !== "beside" && isDoing(place, before)) return true;
  if (sense.kind === "work" && occupation.test(after)) return isTitle(place, before);
  if (!standsAlone.test(after)) return false;
  if (sense.kind === "beside") return true;
  if (place.asksForSkills && !/\b(?:de|of|off|from) $/iu.test(before)) return true;
  if (sense.kind === "person") return isTitle(place, before);
  if (/^[ \u00a0]+skills?\b/iu.test(after)) return true;
  if (sense.kind === "item") return ledTo.test(before);
  return opensLine(place) || doneTo.test(before) || isSubjectOfDegree(place);
}

/** "Loading trailers", "negotiate offers": what the job's holder will do. */
function isDoing({ text, start, end }: WordPlace, before: string): boolean {
  return (
    /(?:ing|ate)$/u.test(text.slice(start, end)) &&
    !/\b(?:the|a|an|our|your|of|for|by|are|is) $/iu.test(before)
  );
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

/** What stands before the word in its sentence. */
function fragmentBefore({ text, start }: WordPlace): string {
  const head = text.slice(Math.max(0, start - 80), start);
  const cut = /[.;:!?•·|\n\t(][^.;:!?•·|\n\t(]*$/u.exec(head);
  return cut === null ? head : head.slice(cut.index + 1);
}

/** "Math Tutor", "Attorney, Legal Aid Society", "worked as a translator". */
function isTitle(place: WordPlace, before: string): boolean {
  const { text, start, end } = place;
  if (asPerson.test(before)) return true;
  const line = text.split("\n", 1)[0] ?? "";
  return (
    title.test(line) &&
    /\p{Lu}/u.test(text.charAt(start)) &&
    !/^['’]/u.test(text.slice(end)) &&
    !/\b(?:the|a|an|his|her|our|their|of|\d+)\b/iu.test(before)
  );
}
