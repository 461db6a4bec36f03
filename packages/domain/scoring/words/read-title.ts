import { findFamilies } from "./find-families.ts";
import { normalizeTitle, titleWords } from "./normalize-title.ts";
import { familiesNamed, familySimilarity } from "./role-families.ts";
import type { RoleFamily } from "./role-families.ts";
import { fieldWords, headWords, ownWorkManagers, shortForms, specialties } from "./title-words.ts";

/** One of the occupations that a title names, in its parts. */
export type TitleReading = {
  /** Words of the work without rank: of the title itself, then of it with what follows a dash or comma. */
  core: string[];
  whole: string[];
  families: RoleFamily[];
  /** Fields that single words name, of the title itself and of its context. */
  fields: RoleFamily[];
  contextFields: RoleFamily[];
  /** What one does: the last such word; null where the title names a thing alone. */
  head: string | null;
  headClass: string | null;
  /** 0 helps, 1 does the work, 2 leads people at it, 3 manages, 4 directs. */
  rank: 0 | 1 | 2 | 3 | 4;
  /** "line:kind" of the specialties that it names. */
  kinds: string[];
};

/** The occupations that a title names: "Practice Manager / Healthcare Administrator" is either of two. */
export function readTitle(title: string): TitleReading[] {
  return alternativesOf(title)
    .slice(0, mostReadings)
    .map(({ main, context }) => readOne(main, context));
}

/** What is longer is no title; "A / B / C / D" are as many as anybody reads. */
const longestTitle = 160;
const mostReadings = 4;

const anyShortForm = new RegExp(shortForms.map(([{ source }]) => `(${source})`).join("|"), "giu");

function spellOut(title: string): string {
  return title.replace(anyShortForm, (short, ...groups: unknown[]) => {
    const at = groups.findIndex((group) => group === short);
    return shortForms[at]?.[1] ?? short;
  });
}

type Alternative = { main: string; context: string };

/** Brackets, dashes and commas set apart where or for what; what stands before is the title. */
function alternativesOf(title: string): Alternative[] {
  const spelled = spellOut(title.slice(0, longestTitle)).replaceAll(/\s+/gu, " ");
  const bracketed = [...spelled.matchAll(/\(([^()]*)\)/gu)].map(([, text]) => text ?? "");
  const parts = spelled
    .replace(/\([^()]*\)/gu, " ")
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
    last !== null && headOf(titleWords(name)) === null ? `${name} ${last.word}` : name,
  );
  return names.flatMap((name) => {
    const both = name.split(/ (?:and|&) /iu);
    const words = both.map(titleWords);
    const areTitles =
      words.every((one) => headOf(one) !== null) ||
      words.every((one) => headOf(one) === null && findFamilies(one).length > 0);
    return both.length > 1 && areTitles && !/ of /iu.test(name) ? both : [name];
  });
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
  const found = [findFamilies(words), findFamilies(core), findFamilies(all)];
  const families = found.find((some) => some.length > 0) ?? [];
  return {
    core,
    whole: normalizeTitle(`${main} ${context}`).core,
    families: withoutGuess(families, head, [...fields, ...contextFields]),
    fields,
    contextFields,
    head: head?.word ?? null,
    headClass: head?.class ?? null,
    rank: rankOf(words, main, head),
    kinds: kindsOf(all),
  };
}

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

type Head = { word: string; class: string };

/** "Director of Nursing" directs: what stands before "of" says what one does. */
function headOf(words: readonly string[]): Head | null {
  const heads = headClasses();
  for (let at = words.length - 1; at >= 0; at--) {
    for (const size of [2, 1]) {
      const word = words.slice(at - size + 1, at + 1).join(" ");
      const found = heads.get(word);
      if (at - size + 1 >= 0 && found !== undefined) return { word, class: found };
    }
  }
  return null;
}

function rankOf(words: readonly string[], main: string, head: Head | null): TitleReading["rank"] {
  const text = words.join(" ");
  if (/\bhead of\b/iu.test(main) || directs.test(text)) return 4;
  if (leads.test(text) || helpsManager(words)) return 2;
  if (/\bmanager\b/u.test(text))
    return ownWorkManagers.some((own) => text.includes(`${own} manager`)) ? 1 : 3;
  return head?.class === "assist" || learns.test(text) ? 0 : 1;
}

/** "Assistant to the branch manager" leads as an assistant manager does. */
function helpsManager(words: readonly string[]): boolean {
  const at = words.indexOf("assistant");
  return at !== -1 && words.includes("manager", at);
}

const directs = /\b(?:director|president|principal|ceo|chief \w+ officer|executive director)\b/u;
const leads = /\b(?:lead|leader|supervisor|superintendent|foreman)\b/u;
const learns = /\b(?:trainee|intern|apprentice)\b/u;

function fieldsOf(words: readonly string[]): RoleFamily[] {
  return familiesNamed([...new Set(phrasesIn(words, fieldIndex()).flat())], titleWords);
}

function kindsOf(words: readonly string[]): string[] {
  return [...new Set(phrasesIn(words, kindIndex()).flat())];
}

const longestPhrase = 4;

/** What the longest phrases of the words mean, from the left. */
function phrasesIn<T>(words: readonly string[], known: ReadonlyMap<string, T>): T[] {
  const found: T[] = [];
  let from = 0;
  while (from < words.length) {
    let taken = 1;
    for (let size = Math.min(longestPhrase, words.length - from); size > 0; size--) {
      const meaning = known.get(words.slice(from, from + size).join(" "));
      if (meaning === undefined) continue;
      found.push(meaning);
      taken = size;
      break;
    }
    from += taken;
  }
  return found;
}

let heads: Map<string, string> | null = null;
let fields: Map<string, string[]> | null = null;
let kinds: Map<string, string[]> | null = null;

/** Heads of many fields, which alone tell no work. */
export function isOpenHead(word: string): boolean {
  const found = headClasses().get(word);
  return found !== undefined && openClasses.has(found);
}

const openClasses = new Set(
  "lead coordinate assist clerk sell advise analyze engineer fix design write check run any".split(
    " ",
  ),
);

function headClasses(): ReadonlyMap<string, string> {
  heads ??= new Map(
    linesOf(headWords).flatMap(({ name, phrases }) =>
      phrases.map((phrase) => [phrase, name] as const),
    ),
  );
  return heads;
}

function fieldIndex(): ReadonlyMap<string, string[]> {
  if (fields !== null) return fields;
  fields = new Map();
  for (const { name, phrases } of linesOf(fieldWords)) {
    for (const phrase of phrases) fields.set(phrase, [...(fields.get(phrase) ?? []), name]);
  }
  return fields;
}

function kindIndex(): ReadonlyMap<string, string[]> {
  if (kinds !== null) return kinds;
  kinds = new Map();
  for (const [line, text] of specialties.trim().split("\n").entries()) {
    for (const [kind, words] of text.split("|").entries()) {
      for (const phrase of phrasesOf(words))
        kinds.set(phrase, [...(kinds.get(phrase) ?? []), `${line}:${kind}`]);
    }
  }
  return kinds;
}

function linesOf(text: string): { name: string; phrases: string[] }[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return { name: line.slice(0, colon), phrases: phrasesOf(line.slice(colon + 1)) };
    });
}

function phrasesOf(words: string): string[] {
  return words
    .split(",")
    .map((phrase) => titleWords(phrase).join(" "))
    .filter((phrase) => phrase !== "");
}
