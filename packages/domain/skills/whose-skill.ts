import { foldWord } from "./tokenize.ts";
import type { TermEntry } from "./vocabulary-index.ts";

/** "Such as carpenters", "with Sales and Marketing": the work of others. */
export function isSomebodyElses(
  { skill, text: term }: TermEntry,
  { text, start, end }: { text: string; start: number; end: number },
): boolean {
  return isManyOf(text.slice(start, end), term) || isOfOthers(skill.name, text, start);
}

const occupations = new Set(
  "accountant administrator analyst assistant associate attorney barista carpenter cashier coach cook copywriter courier designer dietitian driver editor electrician engineer executive guard hygienist lifeguard machinist manager nurse officer operator optician owner paralegal paramedic pharmacist plumber representative scientist sommelier teacher technician therapist translator tutor welder worker".split(
    " ",
  ),
);

/** "Craft workers, such as carpenters": many of an occupation are others; one is a title of one's own. */
function isManyOf(written: string, term: string): boolean {
  const last = (name: string) => foldWord(name.split(/[\s-]/u).at(-1) ?? "");
  return occupations.has(last(term)) && last(written) === `${last(term)}s`;
}

const departments = new Set(
  "Accounting,Customer service,Engineering,Finance,Human resources,Logistics,Marketing,Procurement,Product management,Production,Quality assurance,Sales".split(
    ",",
  ),
);
const withOthers =
  /\b(?:between|(?:support|assist|report)\w* (?:directly )?(?:to )?(?:the )?(?:vice president|vp|directors?|head|chief|managers?) of|liaison (?:to|with|for)|(?:collaborat|partner|liais|interfac|coordinat|work|communicat|consult|interact|cooperat)\w* (?:closely |directly |effectively |jointly )?with)(?: (?!(?:on|in|to|for|of|by|using)\b)[\p{L}&/-]{1,20},?){0,6} $/iu;

/** "Worked with Sales and Marketing", "between Finance and Product Management": the work of others. */
function isOfOthers(skill: string, text: string, start: number): boolean {
  return departments.has(skill) && withOthers.test(text.slice(Math.max(0, start - 100), start));
}
