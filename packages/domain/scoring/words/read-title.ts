import { squeezeSpaces, withoutBrackets } from "../../resume/text/squeeze-spaces.ts";
import { findFamilies } from "./find-families.ts";
import { findNamedWork } from "./find-named-work.ts";
import type { NamedWork } from "./find-named-work.ts";
import { normalizeTitle, titleWords } from "./normalize-title.ts";
import { occupationsCalled } from "./occupations/occupations.ts";
import type { Occupation } from "./occupations/occupations.ts";
import { familiesNamed, familySimilarity, roleFamilies } from "./role-families.ts";
import type { RoleFamily } from "./role-families.ts";
import { spellOut } from "./spell-out.ts";
import { fieldIndex, headClasses, headOf, kindIndex, phrasesIn } from "./title-index.ts";
import type { Head } from "./title-index.ts";

/** One of the occupations that a title names, in its parts. */
export type TitleReading = {
  /** Words of the work without rank: of the title itself, then of it with what follows a dash or comma. */
  core: string[];
  whole: string[];
  /** What people call by these words; none where no list knows them. */
  occupations: string[];
  /** Whether these words are the whole title. */
  isWhole: boolean;
  families: RoleFamily[];
  /** Fields that single words name, of the title itself and of its context. */
  fields: RoleFamily[];
  contextFields: RoleFamily[];
  /** What one does: the last such word; null where the title names a thing alone. */
  head: string | null;
  headClass: string | null;
  /** 0 helps, 1 does the work, 2 leads people at it, 3 manages, 4 directs. */
  rank: 0 | 1 | 2 | 3 | 4;
  /** Is still taught the work, or only helps at it. */
  isLearner: boolean;
  /** "line:kind" of the specialties that it names. */
  kinds: string[];
};

/** The occupations that a title names: "Practice Manager / Healthcare Administrator" is either of two. */
export function readTitle(title: string): TitleReading[] {
  return alternativesOf(title)
    .slice(0, maxReadings)
    .map(({ main, context }) => readOne(main, context));
}

/** What is longer is no title; "A / B / C / D" are as many as anybody reads. */
const longestTitle = 160;
const maxReadings = 4;

type Alternative = { main: string; context: string };

/** Brackets, dashes and commas set apart where or for what; what stands before is the title. */
function alternativesOf(title: string): Alternative[] {
  const spelled = squeezeSpaces(spellOut(title.slice(0, longestTitle)));
  const bracketed = [...spelled.matchAll(/\(([^()]*)\)/gu)].map(([, text]) => text ?? "");
  const parts = withoutBrackets(spelled)
    .split(/\s[–—-]+\s|[,|:;]|\s@\s|\bat the\b/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  let main = parts.shift() ?? "";
  // "Manager, Sales": a head without a field takes it from what follows.
  const next = parts[0];
  if (next !== undefined && isBare(main)) {
    main = `${next} ${main}`;
    parts.shift();
  }
  const context = [...parts, ...bracketed].join(" ");
  const named = splitNames(main).map((name) => ({ main: name, context }));
  // "HR Business Partner, HR Manager": each is a title of its own.
  const others = parts.filter((part) => headOf(titleWords(part)) !== null && !isBare(part));
  return [...named, ...others.map((part) => ({ main: part, context: "" }))];
}

/** "A / B", "A or B", and "A and B" where both say what one does. */
function splitNames(main: string): string[] {
  const either = main.split(/ ?\/ ?| or /iu).filter((name) => name.trim() !== "");
  const last = headOf(titleWords(either.at(-1) ?? ""));
  const names = either.map((name) =>
    last !== null && namesNoWork(name) ? `${name} ${last.word}` : name,
  );
  return names.flatMap((name) => {
    const both = name.split(/ (?:and|&) /iu);
    const words = both.map(titleWords);
    const areTitles =
      words.every((one) => headOf(one) !== null) ||
      words.every((one) => headOf(one) === null && findFamilies(one).length > 0);
    return both.length > 1 && areTitles ? both : [name];
  });
}

function namesNoWork(name: string): boolean {
  const words = titleWords(name);
  return headOf(words) === null && occupationsCalled(words.join(" ")).length === 0;
}

function isBare(text: string): boolean {
  const words = titleWords(text).filter((word) => word !== "team" && word !== "associate");
  return words.length > 0 && words.every((word) => bareWords.has(word));
}

const bareWords = new Set(
  "manager director lead leader supervisor head senior junior assistant vice president specialist coordinator associate executive officer analyst representative agent consultant of operation chief regional general engineer technician clerk buyer designer".split(
    " ",
  ),
);

function readOne(main: string, context: string): TitleReading {
  const words = titleWords(main);
  const around = titleWords(context);
  const all = [...words, ...around];
  const head = headOf(words);
  const { core } = normalizeTitle(main);
  const fields = fieldsOf(words);
  const contextFields = fieldsOf(around);
  const named = findNamed(main, context, occupationsCalled);
  const occupations = named === null ? [] : withoutOtherSense(named);
  const isWhole = occupations.length > 0 && named?.around.length === 0;
  return {
    occupations: occupations.map(({ name }) => name),
    core,
    whole: normalizeTitle(`${main} ${context}`).core,
    isWhole,
    families:
      occupations.length > 0
        ? familiesOf(occupations)
        : withoutGuess(otherFamilies(main, context, head), head, [...fields, ...contextFields]),
    fields,
    contextFields,
    head: head?.word ?? null,
    headClass: head?.class ?? null,
    rank: rankOf(words, main, head),
    isLearner: holds(words, learns),
    kinds: kindsOf(all),
  };
}

const findNamed = <T>(main: string, context: string, known: (words: string) => readonly T[]) =>
  findNamedWork({ main, context, known, isOtherWork, isField: (words) => fieldIndex().has(words) });

/** By the lists of families; words of other languages are looked for within, too. */
function otherFamilies(main: string, context: string, head: Head | null): RoleFamily[] {
  const known = (words: string) => {
    const family = roleFamilies(titleWords).get(words);
    return family === undefined ? [] : [family];
  };
  const named = findNamed(main, context, known);
  if (named !== null) return [...named.found];
  if (head !== null) return [];
  const words = titleWords(main);
  const some = [words, normalizeTitle(main).core, [...words, ...titleWords(context)]];
  return some.map(findFamilies).find((families) => families.length > 0) ?? [];
}

const familiesOf = (occupations: readonly Occupation[]) =>
  familiesNamed([...new Set(occupations.map(({ family }) => family))], titleWords);

/** What follows the name of some work makes it another's attribute, unless it leads or helps at it. */
function isOtherWork(word: string): boolean {
  const found = headClasses().get(word);
  if (found === "lead" || found === "assist") return false;
  return found !== undefined || occupationsCalled(word).length > 0;
}

/** A judge of dogs and a server of files are none that a court or a restaurant has. */
function withoutOtherSense(named: NamedWork<Occupation>): readonly Occupation[] {
  const fields = ambiguousHeads.has(named.called) ? fieldsOf(named.around) : [];
  if (fields.length === 0) return named.found;
  return named.found.filter((one) =>
    familiesOf([one]).some((family) =>
      fields.some((field) => familySimilarity(field, family) >= nearField),
    ),
  );
}

const ambiguousHeads = new Set(
  "judge conductor server host pilot captain controller driver planner inspector coach trainer editor artist buyer teller designer painter model producer printer tailor mechanic examiner guard counselor composer grower fitter estimator dispatcher assembler porter molder loader therapist doctor surgeon mate scout".split(
    " ",
  ),
);

/** A lone "designer" is taken for a graphic one, but not where fields say "hair" or "circuits". */
function withoutGuess(
  families: RoleFamily[],
  head: Head | null,
  fields: readonly RoleFamily[],
): RoleFamily[] {
  if (head === null || fields.length === 0) return families;
  const guessed = findFamilies([head.word]);
  return families.filter((family) => {
    if (!guessed.some((guess) => guess.family === family.family)) return true;
    return fields.some((field) => familySimilarity(field, family) >= nearField);
  });
}

const nearField = 0.2;

function rankOf(words: readonly string[], main: string, head: Head | null): TitleReading["rank"] {
  const text = words.join(" ");
  if (main.toLowerCase().includes("head of") || holds(words, directs)) return 4;
  if (holds(words, leads) || helpsManager(words)) return 2;
  if (text.includes("manager"))
    return ownWorkManagers.some((own) => text.includes(`${own} manager`)) ? 1 : 3;
  return head?.class === "assist" || holds(words, learns) ? 0 : 1;
}

/** Managers of no people: what they manage is their own work. */
const ownWorkManagers =
  "case account product project program social media content community relationship brand category asset portfolio contract territory sale marketing event property community office practice digital customer success business development".split(
    " ",
  );

/** "Assistant to the branch manager" leads as an assistant manager does. */
function helpsManager(words: readonly string[]): boolean {
  const at = words.indexOf("assistant");
  return at !== -1 && words.includes("manager", at);
}

const directs = ["director", "president", "principal", "ceo"];
const leads = ["lead", "leader", "supervisor", "superintendent", "foreman"];
const learns = ["trainee", "intern", "apprentice", "helper"];
const holds = (words: readonly string[], some: readonly string[]) =>
  some.some((word) => words.includes(word));

function fieldsOf(words: readonly string[]): RoleFamily[] {
  return familiesNamed([...new Set(phrasesIn(words, fieldIndex()).flat())], titleWords);
}

function kindsOf(words: readonly string[]): string[] {
  return [...new Set(phrasesIn(words, kindIndex()).flat())];
}
