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
const notTitle = new RegExp(`${any("determiner", "partOf")}|\\b\\d`, "iu");
const partOf = new RegExp(`${any("partOf")} $`, "iu");

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
    applies: (_, place) => place.asksForSkills && !partOf.test(fragmentBefore(place)),
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
