import { judgeSense } from "./judge-word-sense.ts";
import { isListOfItems, lineAround } from "./line-around.ts";
import type { TermMatch } from "./match-terms.ts";
import { isPartOfAddress, isPartOfInstitution } from "./part-of-name.ts";
import type { Token } from "./tokenize.ts";
import { isSomebodyElses } from "./whose-skill.ts";

/** What a line contains besides an ambiguous name in it. */
type LineContext = {
  /** The number of unambiguous technical skills in the line. */
  technical: number;
  /** The number of ambiguous names in exact case that are separate list items. */
  doubtfulItems: number;
  /** The number of skills that are separate list items, ambiguous or not. */
  items: number;
  /** The trades of the unambiguous skills in the line. */
  trades: Set<string>;
};

type MentionInContext = {
  text: string;
  tokens: readonly Token[];
  matches: readonly TermMatch[];
  order: number;
  /** One per match. */
  contexts: readonly LineContext[];
  inSkillList: boolean;
  asksForSkills: boolean;
  namesCourses: boolean;
  language: string | null;
};

const technicalTrades = new Set([
  "software",
  "cloud",
  "data",
  "ai",
  "security",
  "quality-assurance",
  "office",
  "design",
  "media",
  "project-management",
  "electrical",
  "mechanical-engineering",
]);

const cuesBefore = new Set(
  "in using with via mit avec con en usando languages language framework frameworks tools advanced including like".split(
    " ",
  ),
);
const cuesBeforeOf = new Set(
  "knowledge experience years proficiency command understanding use mastery".split(" "),
);
const cuesAfter = new Set(
  (
    "developer developers engineer engineers programmer programming language framework frameworks component components " +
    "app apps application applications microservice microservices services scripts scripting macro macros spreadsheet " +
    "spreadsheets skills knowledge experience expert sheets formulas certified certification coding codebase stack library " +
    "ecosystem queries pipeline pipelines cluster clusters hooks backend frontend functions kenntnisse entwickler code sdk api db"
  ).split(" "),
);
const joinWords = new Set(["and", "or", "und", "oder", "et", "ou", "y", "o", "e", "&", "/", "+"]);
const licenseWords =
  /licen[cs]|führerschein|klasse|permis|carnet|patente|categor|class |vitamin|hepatitis/iu;

function emptyContext(): LineContext {
  return { technical: 0, doubtfulItems: 0, items: 0, trades: new Set() };
}

/** Computes the line context of each match in one pass over the text. */
export function lineContexts(
  text: string,
  tokens: readonly Token[],
  matches: readonly TermMatch[],
): LineContext[] {
  const contexts: LineContext[] = [];
  let current = emptyContext();
  let lineEnd = -1;
  for (const match of matches) {
    const start = tokens[match.from]?.start ?? 0;
    if (start > lineEnd) {
      current = emptyContext();
      const next = text.indexOf("\n", start);
      lineEnd = next === -1 ? text.length : next;
    }
    contexts.push(current);
    const { caution, skill, sense } = match.entry;
    const isItem = isListItem(text, tokens, match);
    if (isItem) current.items++;
    if (sense !== null) continue;
    if (caution === null || caution === "exact") {
      current.trades.add(skill.trade);
      if (technicalTrades.has(skill.trade)) current.technical++;
    } else if (hasWrittenCase(text, tokens, match) && isItem) {
      current.doubtfulItems++;
    }
  }
  return contexts;
}

/** Whether a matched term means the skill in its context. */
export function isSkillInContext(mention: MentionInContext): boolean {
  const { text, tokens, matches, order, contexts } = mention;
  const match = matches[order];
  const context = contexts[order];
  if (match === undefined || context === undefined) return false;
  const [start, end] = spanOf(tokens, match);
  if (isPartOfAddress(text, start, end) || isPartOfInstitution(text, start, end)) return false;
  if (!mention.asksForSkills && isSomebodyElses(match.entry, { text, start, end })) return false;
  const { caution, sense } = match.entry;
  if (sense !== null && !isInSense(mention, match, context)) return false;
  return caution === null || isMeant(mention, match, context);
}

/** Whether an ordinary word is used in the sense given by the vocabulary. */
function isInSense(mention: MentionInContext, match: TermMatch, context: LineContext): boolean {
  const { text, tokens, inSkillList, asksForSkills, namesCourses, language } = mention;
  const { sense } = match.entry;
  const [start, end] = spanOf(tokens, match);
  return (
    sense === null ||
    judgeSense(sense, {
      ...{ text, start, end, inSkillList, asksForSkills, namesCourses, language },
      isItem: isListItem(text, tokens, match),
      isAmongItems: context.items > 1 && isListOfItems(text, start),
      trades: context.trades,
    }).isSkill
  );
}

/** A term that also has other meanings, with its context. */
type Doubtful = {
  mention: MentionInContext;
  match: TermMatch;
  context: LineContext;
  caution: TermMatch["entry"]["caution"];
  isItem: boolean;
};

type CautionRule = {
  why: string;
  applies: (doubtful: Doubtful) => boolean;
  isMeant: boolean | ((doubtful: Doubtful) => boolean);
};

const isWritten = ({ mention: { text, tokens }, match }: Doubtful) =>
  hasWrittenCase(text, tokens, match);
/** True for "sap, hr", false for "San". */
const isLowerCase = ({ mention: { text, tokens }, match }: Doubtful) =>
  !/\p{Lu}/u.test(text.slice(...spanOf(tokens, match)));
const isListed = ({ mention, isItem }: Doubtful) => mention.inSkillList && isItem;

/**
 * Whether a term is in fitting company ("Excel, Access") or alone on its line. False for "Ordering,
 * Pediatric, Access" or "English, access".
 */
function isAtHome({ mention, match, context, caution }: Doubtful): boolean {
  const line = lineAround(mention.text, spanOf(mention.tokens, match)[0]);
  if (!/[,;|•·]/u.test(line)) return true;
  const { skill } = match.entry;
  if (caution === "rare" && !hasWrittenCase(mention.text, mention.tokens, match))
    return line === line.toLowerCase() && context.technical > 0;
  return context.technical > 0 || context.trades.has(skill.trade) || context.doubtfulItems > 1;
}

/** The first rule that applies decides. */
const cautionRules: readonly CautionRule[] = [
  {
    why: "a name to be written exactly so",
    applies: ({ caution }) => caution === "exact",
    isMeant: (doubtful) => isWritten(doubtful) || (isListed(doubtful) && isLowerCase(doubtful)),
  },
  {
    why: "a short name within a compound",
    applies: ({ mention: { text, tokens }, match, caution }) =>
      caution === "short" && isPartOfCompound(text, ...spanOf(tokens, match)),
    isMeant: false,
  },
  {
    why: "a doubtful word among others that name no such skill",
    applies: (doubtful) =>
      isListed(doubtful) && doubtful.caution !== "common-word" && !isAtHome(doubtful),
    isMeant: false,
  },
  {
    why: "an item of a list of skills, and no class of a licence",
    applies: (doubtful) => {
      const { mention, match, caution } = doubtful;
      if (!isListed(doubtful)) return false;
      const [start] = spanOf(mention.tokens, match);
      return caution !== "short" || !licenseWords.test(lineAround(mention.text, start));
    },
    isMeant: true,
  },
  {
    why: "another word, by its case",
    applies: (doubtful) => !isWritten(doubtful),
    isMeant: false,
  },
  {
    why: "an item among skills",
    applies: ({ context, caution, isItem }) => isItem && isAmongSkills(context, caution),
    isMeant: true,
  },
  {
    why: "a word beside it tells",
    applies: ({ mention: { text, tokens }, match }) => hasCue(text, tokens, match),
    isMeant: ({ caution, context }) => caution !== "rare" || context.technical > 0,
  },
];

/** Whether a term that also has other meanings is meant as the skill. */
function isMeant(mention: MentionInContext, match: TermMatch, context: LineContext): boolean {
  const { text, tokens, matches, order, inSkillList } = mention;
  const isItem =
    isListItem(text, tokens, match) || (inSkillList && isBetweenMatches(matches, order));
  const doubtful = { mention, match, context, caution: match.entry.caution, isItem };
  const verdict = cautionRules.find(({ applies }) => applies(doubtful))?.isMeant ?? false;
  return typeof verdict === "boolean" ? verdict : verdict(doubtful);
}

function isAmongSkills(
  { technical, doubtfulItems }: LineContext,
  caution: TermMatch["entry"]["caution"],
): boolean {
  return technical > 0 || (caution !== "rare" && doubtfulItems > 1);
}

function spanOf(tokens: readonly Token[], match: TermMatch): [start: number, end: number] {
  return [tokens[match.from]?.start ?? 0, tokens[match.to - 1]?.end ?? 0];
}

function hasWrittenCase(text: string, tokens: readonly Token[], match: TermMatch): boolean {
  const surface = text.slice(...spanOf(tokens, match));
  if (surface === match.entry.text) return true;
  return (
    match.entry.caution !== "exact" &&
    surface.length > 2 &&
    surface === match.entry.text.toUpperCase()
  );
}

/** Whether the name is alone between list markers, line ends, wide gaps or words such as "and". */
function isListItem(text: string, tokens: readonly Token[], match: TermMatch): boolean {
  const start = tokens[match.from]?.start ?? 0;
  const end = tokens[match.to - 1]?.end ?? 0;
  const before =
    /(?:^|[\n\t,;:|/•·‣▪●(&+–—*]|[ \u00a0]{2}|\s-|[.!?] ) ?$/u.test(
      text.slice(Math.max(0, start - 4), start),
    ) || start === 0;
  const after =
    end === text.length ||
    /^ ?(?:$|[\n\r\t,;|/•·‣▪●)(&+–—]|[ \u00a0]|- |\.(?:\s|$))/u.test(afterSlice(text, end));
  const previous = tokens[match.from - 1];
  const next = tokens[match.to];
  const joinedBefore =
    before || (previous !== undefined && previous.joins && joinWords.has(previous.text));
  const joinedAfter = after || (next?.joins === true && joinWords.has(next.text));
  return joinedBefore && joinedAfter;
}

/**
 * The four characters after a name. A single space before the next word is replaced by a letter.
 */
function afterSlice(text: string, end: number): string {
  return text.slice(end, end + 4).replace(/^ (?=[\p{L}\p{N}])/u, "x");
}

function isBetweenMatches(matches: readonly TermMatch[], order: number): boolean {
  const match = matches[order];
  if (match === undefined) return false;
  return matches[order - 1]?.to === match.from || matches[order + 1]?.from === match.to;
}

function hasCue(text: string, tokens: readonly Token[], match: TermMatch): boolean {
  const next = tokens[match.to];
  if (next?.joins === true && cuesAfter.has(next.text)) return true;
  const previous = tokens[match.from - 1];
  const first = tokens[match.from];
  if (previous === undefined || first === undefined || !first.joins) return false;
  const isCue =
    cuesBefore.has(previous.text) ||
    (previous.text === "of" && cuesBeforeOf.has(tokens[match.from - 2]?.text ?? ""));
  if (!isCue) return false;
  if (next?.joins !== true) return true;
  // "in Spring 2021", "with Max Weber": followed by a number or a capital letter it is a different
  // name.
  return !/[\p{Lu}\p{N}]/u.test(text.charAt(next.start));
}

/** `R&D`, `C-level`, `Go-to-market`, or `C#` matched as `C`. */
function isPartOfCompound(text: string, start: number, end: number): boolean {
  return (
    /^(?:[+#&'’]|[-‐‑]\p{L}|\.\p{L})/u.test(text.slice(end, end + 2)) ||
    /(?:&|\p{L}[-‐‑.'’])$/u.test(text.slice(Math.max(0, start - 2), start))
  );
}
