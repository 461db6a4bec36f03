import { wordsOf } from "../lexicon/lexicon.ts";
import { skillWords } from "../lexicon/skill-words.gen.ts";
import { foldWord } from "./tokenize.ts";
import type { TermEntry } from "./vocabulary-index.ts";
import { after, any, before, gapBefore } from "./word-patterns.ts";

type Span = { start: number; end: number };

/** The text around a skill that is the work of other people. */
type OthersRule = {
  example: string;
  before: RegExp;
  after?: RegExp;
  /** The rule only counts for these skills. */
  of?: ReadonlySet<string>;
};

const setOf = (kind: string): ReadonlySet<string> => new Set(wordsOf(skillWords, kind));
const departments = setOf("department");
const clientSectors = setOf("clientSector");
const occupations = setOf("occupation");

/** Other people or departments do the work. */
const workRules: readonly OthersRule[] = [
  {
    example: "Presented at rounds with critical care physicians",
    before: before("withPeople", 5),
    after: after("peopleAfter", 2, { isJoined: true }),
  },
  {
    example: "Worked with Sales and Marketing",
    of: departments,
    before: before("withOthers", 6),
  },
  {
    example: "Moved payroll to Gusto with accounting",
    of: departments,
    before: new RegExp(`\\s(?<!${any("ownWith")} )with (?:the |our )?$`, "iu"),
    after: /^(?:$|[.;\n]| teams?\b)/u,
  },
];

const rules: readonly OthersRule[] = [
  ...workRules,
  {
    example: "Recruited Java developers",
    before: before("recruiting", 6),
    after: after("recruitsAfter", 2, { isJoined: true }),
  },
  {
    // The candidate's own title stays: "promoted to the head of nursing".
    example: "Reported to the Chief of Surgery",
    before: new RegExp(
      `(?<!${any("ownHead")} )${any("headOf")}${gapBefore(3)}|\\bunder (?:${any("supervision")} )*$`,
      "iu",
    ),
  },
  {
    example: "Advised clients in construction",
    of: clientSectors,
    before: before("clientsIn", 5),
  },
  {
    example: "Audits for construction and retail clients",
    of: clientSectors,
    before: before("serving", 10),
    after: after("clientsAfter", 6, { isJoined: false }),
  },
];

/** "Assisted the dentist", "under the supervision of a veterinarian". */
const otherPerson = new RegExp(
  `${any("otherPersonBefore")} (?:each|every|${any("determiner")}) (?:[\\p{L}-]+ )?$`,
  "iu",
);

/**
 * Whether a mention is the work of other people: "such as carpenters", "with Sales and Marketing".
 */
export function isSomebodyElses(
  { skill, text: term }: TermEntry,
  { text, ...span }: Span & { text: string },
): boolean {
  const around = textAround(text, span);
  return (
    isOccupationOfOthers(lastWord(term), text, span) ||
    rules.some((rule) => applies(rule, skill.name, around))
  );
}

/** Whether a department or other people do the work. */
export function isWorkOfOthers(skill: string, text: string, span: Span): boolean {
  const around = textAround(text, span);
  return workRules.some((rule) => applies(rule, skill, around));
}

const textAround = (text: string, { start, end }: Span) => ({
  head: text.slice(Math.max(0, start - 120), start),
  tail: text.slice(end, end + 100),
});

const applies = (
  rule: OthersRule,
  skill: string,
  { head, tail }: ReturnType<typeof textAround>,
): boolean =>
  (rule.of?.has(skill) ?? true) && (rule.after?.test(tail) ?? true) && rule.before.test(head);

/**
 * "Craft workers, such as carpenters": a plural occupation refers to other people, a singular one
 * may be the candidate's title.
 */
function isOccupationOfOthers(occupation: string, text: string, { start, end }: Span): boolean {
  return (
    occupations.has(occupation) &&
    (lastWord(text.slice(start, end)) === `${occupation}s` ||
      otherPerson.test(text.slice(Math.max(0, start - 50), start)))
  );
}

const lastWord = (name: string) => foldWord(name.split(/[\s-]/u).at(-1) ?? "");
