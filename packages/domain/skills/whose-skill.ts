import { foldWord } from "./tokenize.ts";
import type { TermEntry } from "./vocabulary-index.ts";

type Span = { start: number; end: number };

/**
 * Whether a mention is the work of other people: "such as carpenters", "with Sales and Marketing".
 */
export function isSomebodyElses(
  { skill, text: term }: TermEntry,
  { text, start, end }: Span & { text: string },
): boolean {
  const occupation = lastWord(term);
  const isOccupation = occupations.has(occupation);
  return (
    (isOccupation && isManyOf(text.slice(start, end), occupation)) ||
    (isOccupation && isOneOfOthers(text, start)) ||
    isOfRecruits(text, { start, end }) ||
    ofHead.test(text.slice(Math.max(0, start - 100), start)) ||
    isWorkOfOthers(skill.name, text, { start, end }) ||
    isOfClients(skill.name, text, { start, end })
  );
}

const occupations = new Set(
  "accountant administrator analyst assistant associate attorney barista buyer carpenter cashier coach cook copywriter courier designer developer dietitian driver editor educator electrician engineer executive guard dentist hygienist lifeguard machinist manager nurse officer operator optician owner paralegal paramedic pharmacist plumber representative scientist sommelier teacher technician therapist translator tutor veterinarian welder worker".split(
    " ",
  ),
);

const lastWord = (name: string) => foldWord(name.split(/[\s-]/u).at(-1) ?? "");

/**
 * "Craft workers, such as carpenters": a plural occupation refers to other people, a singular one
 * may be the candidate's title.
 */
function isManyOf(written: string, occupation: string): boolean {
  return lastWord(written) === `${occupation}s`;
}

const otherPerson =
  /\b(?:of|by|for|with|to|from|under|assist(?:ed|ing|s)?|support(?:ed|ing|s)?|help(?:ed|ing|s)?|shadow(?:ed|ing|s)?) (?:the|an?|each|every|our|their|his|her) (?:[\p{L}-]+ )?$/iu;

/**
 * "Assisted the dentist", "under the supervision of a veterinarian": another person's occupation.
 */
function isOneOfOthers(text: string, start: number): boolean {
  return otherPerson.test(text.slice(Math.max(0, start - 50), start));
}

const recruits =
  /^(?:,? (?:and|&|or) [\p{L}/-]{1,20}){0,2} (?:developers|engineers|technicians|mechanics|nurses|representatives|specialists|analysts|consultants|professionals|contractors|operators|executives|agents|staff|personnel|candidates|positions)\b/iu;
const recruited =
  /\b(?:recruit(?:ed|ing|ment)?|hir(?:e|ed|ing)|staff(?:ed|ing)|sourc(?:e|ed|ing)|interview(?:ed|ing)?|screen(?:ed|ing)?|including|such as|appointments for)(?: (?!(?:on|in|to|by|using)\b)[\p{L}&/'’-]{1,20},?){0,6} $/iu;

/** "Recruited Java developers", "subcontractors including HVAC technicians". */
function isOfRecruits(text: string, { start, end }: Span): boolean {
  return (
    recruits.test(text.slice(end, end + 60)) &&
    recruited.test(text.slice(Math.max(0, start - 120), start))
  );
}

/**
 * "Reported to the Chief of Surgery", "for the departments of nursing and radiology", but not the
 * candidate's own title.
 */
const ofHead =
  /(?<!\b(?:as|became|named|appointed|promoted to|position of) )(?:\bthe (?:chief|director|head|dean|chair|departments?)|\bdepartments) of(?: [\p{L}&/-]{1,20},?){0,3} $|\bunder (?:(?:the|direct|close|general|minimal|limited) )*$/iu;

const departments = new Set(
  "Accounting,Customer service,Engineering,Finance,Food service,Human resources,Information technology,Law,Legal services,Logistics,Marketing,Mechanical design,Nursing,Operations management,Pharmacy,Physiotherapy,Procurement,Product management,PLC programming,Production,Public relations,Purchasing,Quality assurance,Sales,Sales management,Social work,Software testing,User experience design,Warehousing".split(
    ",",
  ),
);
/** Up to six words of a list: "with Sales, Legal and …". */
const listed =
  "(?: (?!(?:on|in|to|for|of|by|using|für|zu|bei|pour|sur|para)\\b)[\\p{L}&/'’-]{1,20},?){0,6} $";
/** People or departments after these words do the named work. */
const withOthers = new RegExp(
  `\\b(?:between|(?:support|assist|report)\\w* (?:directly )?(?:to )?(?:the )?(?:vice president|vp|directors?|head|chief|managers?) of|(?:from|by|to|with|under) the (?:vice president|vp|directors?|head|chief|managers?|dean|faculty) of|liaison (?:to|with|for)|(?:mail|packages|reports|documents|paperwork|supplies|updates|results|information|data|feedback) to|alongside|partnerships? with (?:[\\p{L}-]{1,20} ){0,2}departments, including|member of|insieme (?:a|al|alla|all['’])(?: ?ufficio| reparto)?|(?:questions?|requests?|queries|inquiries|tickets?|referrals) (?:from|of)|(?:collaborat|partner|liais|interfac|coordinat|work|communicat|consult|interact|cooperat)\\w* (?:closely |directly |effectively |jointly )?with|ansprechpartner(?:in)? (?:für|von|der|des)|(?:zusammenarbeit|abstimmung|schnittstelle|absprache) (?:mit|zu[mr]?)|(?:en lien|en collaboration|en relation|en coordination|interface) avec|avec (?:le|la|les) (?:services?|équipes?|départements?)|(?:colaboración|coordinación) con|junto (?:a|con)|samenwerk\\w* met|afstemming met|in collaborazione con)${listed}`,
  "iu",
);
/** "Moved payroll to Gusto with accounting": a department at the end of another statement. */
const withDepartment =
  /\s(?<!\b(?:experience|experienced|familiar|familiarity|assist\w*|help\w*|deal\w*|background|skills|support\w*|involved|proficien\w*|work\w*|tasks?|responsibilities) )with (?:the |our )?$/iu;
/** People who do the named work: "Present at rounds with critical care physicians". */
const people =
  /^(?:,? (?:and|&|or) (?!(?:in|on|to|for|of|by)\b)[\p{L}/-]{1,20}){0,2} (?:physicians?|doctors|surgeons|nurses|therapists|specialists|engineers|technicians|teams?(?! (?:manager|lead))|staff|colleagues|managers|departments?|depts?\b|providers|officers|inspectors|personnel|representatives|reps)\b/iu;
const withThem =
  /\b(?:with|between|alongside|(?:support|assistance|direction|guidance|feedback|recommendations|updates) (?:to|for))(?: (?!(?:on|in|to|for|of|by|using)\b)[\p{L}&/'’-]{1,20},?){0,5} $/iu;
const isOfPeople = (text: string, { start, end }: Span) =>
  people.test(text.slice(end, end + 60)) &&
  withThem.test(text.slice(Math.max(0, start - 100), start));

/**
 * Whether a department or other people do the work: "Worked with Sales and Marketing", "between
 * Finance and Product Management".
 */
export function isWorkOfOthers(skill: string, text: string, { start, end }: Span): boolean {
  if (isOfPeople(text, { start, end })) return true;
  if (!departments.has(skill)) return false;
  const before = text.slice(Math.max(0, start - 120), start);
  return (
    withOthers.test(before) ||
    (withDepartment.test(before) && /^(?:$|[.;\n]| teams?\b)/u.test(text.slice(end, end + 8)))
  );
}

const sectors = new Set(
  "Agriculture,Automotive,Aviation,Banking,Construction,Firefighting,Food production,Healthcare,Hospitality,Insurance,Logistics,Manufacturing,Production,Real estate,Retail,Telecommunications".split(
    ",",
  ),
);
const servedBefore = /\b(?:for|of|to|with|serving) (?:[\p{L}-]{1,20},? (?:and |& )?){0,10}$/iu;
const inServed =
  /\b(?:clients|customers|companies|firms) in (?:the )?(?:[\p{L}-]{1,20},? (?:and |& )?){0,5}$/iu;
const servedAfter =
  /^(?:,? (?:and |& )?(?!(?:for|to|with|in|at|by)\b)[\p{L}&-]{1,20}){0,6} (?:clients|customers|accounts|companies|firms|industries|sectors|businesses|organi[sz]ations)\b/iu;

/** Whether it is the business of the clients: "Audits for construction and retail clients". */
function isOfClients(skill: string, text: string, { start, end }: Span): boolean {
  if (!sectors.has(skill)) return false;
  const before = text.slice(Math.max(0, start - 120), start);
  return (
    inServed.test(before) ||
    (servedAfter.test(text.slice(end, end + 100)) && servedBefore.test(before))
  );
}
