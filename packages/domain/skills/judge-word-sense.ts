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

const leadIn =
  "(?:(?:experience[ds]?|skilled|expertise|expert|background|proficient|proficiency|trained|training|knowledge|knowledgeable|interest|interested|specializ\\w+|specialis\\w+|certified|competent|versed|years?|familiar\\w*|understanding|career|work(?:ed|ing)?|emphasis|focus(?:ed)?) (?:in|of|with|on)|(?:director|head|vp|president|chief|manager) of|(?:strong|excellent|good|great|solid|outstanding|exceptional|superior|advanced|proven|erfahrung (?:in|im|mit)|kenntnisse in|expérience en|experiencia en))";
const doing =
  "(?:perform|conduct|provid|manag|oversee|oversaw|handl|coordinat|supervis|direct|execut|deliver|teach|taught|administ|maintain|process|prepar|run|ran|led|lead|organiz|organis|operat|practic|install|complet|draft)\\w*|fil(?:ed?|es|ing)|assist\\w* (?:with|in)|help\\w* with|responsible for|responsibility for|responsibilities (?:for|include[ds]?|including)|in charge of|accountable for|involved in|duties:?|verantwortlich für|zuständig für|responsable de|chargée? de|encargad[oa] de";
/** Up to three words in between that don't start a different phrase. */
const between =
  "(?:[ ,]+(?!(?:to|of|for|with|by|from|in|on|at|that|which|who|daily|weekly|monthly|quarterly|annual|regular)\\b)[\\p{L}/&'’-]{1,24}){0,3}[ ,]+";
const ledTo = new RegExp(`\\b(?:${leadIn})${between}$`, "iu");
const doneTo = new RegExp(`\\b(?:${leadIn}|${doing})${between}$`, "iu");
const givenBy =
  /\b(?:(?:conduct|deliver|facilitat|organi[sz]|host|present|design|develop|creat|plan|provid|moderat|prepar|administer|analy[sz])(?:e|es|ed|s|ing)?|lead(?:s|ing)?|led|hold(?:s|ing)?|held|runs?|running|ran|teach(?:es|ing)?|taught|gives?|giving|gave)(?:[ ,]+(?!(?:to|of|for|with|by|from|in|on|at|that|which|who)\b)[\p{L}/&'’-]{1,24}){0,3}[ ,]+$/iu;
const title = /^[^!?]{0,90}$/u;
/** "BA, Psychology", "Master of Science in Nursing". */
const degreeIn =
  /\b(?:bachelor|master|associate|doctor|ph\.?d|b\.?a|b\.?s|b\.?sc|m\.?a|m\.?s|m\.?sc|b\.?tech|degree|diploma|major|minor)\w*\b[^;\n]{0,40}?(?:\bin|\bof|[:,–—-])\s+(?:[\p{L}&]+\s+){0,2}$/iu;
const occupation =
  /^[ \u00a0]+(?:manager|assistant|associate|analyst|specialist|coordinator|supervisor|director|officer|technician|clerk|engineer|executive|representative|consultant|scientist|lead|intern|trainer|instructor|agent|administrator|advisor|foreman|worker|leiter|leiterin|fachkraft)\b/iu;
const asPerson =
  /(?:\b(?:as|als|comme|como)(?: an?| une?| eine?)?|\b(?:licensed|certified|registered|experienced|qualified|senior|junior|lead|assistant|head|substitute)) $/iu;

/** Text that may follow a word used as a noun, rather than as a modifier of the next word. */
const standsAlone =
  /^(?:$|\s*[\n\r\t,;.:)|/•·]|\s*$|\s[–—-]\s|[ \u00a0]+(?:and|or|for|in|of|to|at|with|on|by|through|from|using|including|across|within|as|via|during|while|is|are|und|oder|für|im|von|bei|et|ou|pour|y|para|skills?|experience|knowledge|background|expertise|techniques?|methods?|duties|abilities|awareness|courses|levels? \d)\b|[ \u00a0]+\d)/iu;

type SenseRule = {
  why: string;
  applies: (sense: WordSense, place: WordPlace) => boolean;
  /** Whether the word means its skill if the rule applies. */
  isSkill: boolean | ((sense: WordSense, place: WordPlace) => boolean);
};

const isPerson = ({ kind }: WordSense) => kind === "person";
const hasTitle = (_: WordSense, place: WordPlace) => isTitle(place, fragmentBefore(place));

/** The first rule that applies decides. Rules only look at the word's immediate context. */
const senseRules: readonly SenseRule[] = [
  { why: "it never names a skill", applies: ({ kind }) => kind === "never", isSkill: false },
  {
    why: "it names one in certain languages",
    applies: ({ kind }) => kind === "in",
    isSkill: (sense, { language }) => language === null || sense.of.includes(language),
  },
  {
    why: "it names one beside its own trades only",
    applies: ({ kind, of }, { trades }) =>
      kind === "beside" && !of.some((trade) => trades.has(trade)),
    isSkill: false,
  },
  {
    why: "it stands for something else beside certain trades only",
    applies: ({ kind }) => kind === "unless",
    isSkill: ({ of }, { trades }) => !of.some((trade) => trades.has(trade)),
  },
  {
    why: "it means something else beside certain trades",
    applies: ({ kind, of }, { trades }) =>
      (kind === "item" || kind === "work") && of.some((trade) => trades.has(trade)),
    isSkill: false,
  },
  {
    why: "somebody gave it, and didn't only attend",
    applies: ({ kind }, { asksForSkills }) => kind === "led" && !asksForSkills,
    isSkill: (_, place) => givenBy.test(fragmentBefore(place)),
  },
  {
    // It is a person's occupation, which is parsed from the role.
    why: "it is a job title in a list of skills",
    applies: (sense, { inSkillList }) => isPerson(sense) && inSkillList,
    isSkill: false,
  },
  {
    why: "it is an item among skills",
    applies: (_, { isItem, isAmongItems, inSkillList }) => isItem && (inSkillList || isAmongItems),
    isSkill: true,
  },
  {
    why: "it is what the job's holder will do",
    applies: ({ kind }, place) =>
      place.asksForSkills && kind !== "beside" && isDoing(place, fragmentBefore(place)),
    isSkill: true,
  },
  {
    why: "it is work, followed by an occupation",
    applies: ({ kind }, place) => kind === "work" && occupation.test(textAfter(place)),
    isSkill: hasTitle,
  },
  {
    why: "it tells another word what it is about",
    applies: (_, place) => !standsAlone.test(textAfter(place)),
    isSkill: false,
  },
  { why: "it stands beside its trade", applies: ({ kind }) => kind === "beside", isSkill: true },
  {
    why: "it is a course's subject",
    applies: ({ kind }, { namesCourses }) => namesCourses && kind === "work",
    isSkill: true,
  },
  {
    why: "a posting asks for it",
    applies: (_, place) =>
      place.asksForSkills && !/\b(?:de|of|off|from) $/iu.test(fragmentBefore(place)),
    isSkill: true,
  },
  { why: "it may be a job title", applies: isPerson, isSkill: hasTitle },
  {
    why: "it is called a skill",
    applies: (_, place) => /^[ \u00a0]+skills?\b/iu.test(textAfter(place)),
    isSkill: true,
  },
  {
    why: "it is an item that was led up to",
    applies: ({ kind }) => kind === "item",
    isSkill: (_, place) => ledTo.test(fragmentBefore(place)),
  },
  {
    why: "it opens its line, is done by somebody, or is a degree's subject",
    applies: () => true,
    isSkill: (_, place) =>
      opensLine(place) || doneTo.test(fragmentBefore(place)) || isSubjectOfDegree(place),
  },
];

/** Whether a word means its skill in its context, and the reason of the deciding rule. */
export function judgeSense(sense: WordSense, place: WordPlace): { isSkill: boolean; why: string } {
  const rule = senseRules.find(({ applies }) => applies(sense, place));
  if (rule === undefined) return { isSkill: false, why: "" };
  const { isSkill, why } = rule;
  return { why, isSkill: typeof isSkill === "boolean" ? isSkill : isSkill(sense, place) };
}

/** The text after the word, long enough to recognise an occupation. */
function textAfter({ text, end }: WordPlace): string {
  return text.slice(end, end + 24);
}

/** "Loading trailers", "negotiate offers": the duties of the job. */
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
    title.test(line) &&
    /\p{Lu}/u.test(text.charAt(start)) &&
    !/\b(?:the|a|an|his|her|our|their|of|\d+)\b/iu.test(before)
  );
}
