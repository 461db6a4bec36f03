import { postings } from "../../lexicon/postings.gen.ts";
import { any } from "../clauses/phrase-pattern.ts";
import { askedDegree } from "./asked-degrees.ts";
import { askedPaper } from "./asked-papers.ts";
import { askedYears, isUnspecific } from "./asked-years.ts";
import { sidesOfChoice, requirementPhrases, isOr } from "./requirement-phrases.ts";
import { findLanguages } from "./find-languages.ts";
import type { RequirementPhrase } from "./requirement-phrases.ts";
import type { ExampleList } from "./parse-examples.ts";
import type { Clause } from "../clauses/parse-clauses.ts";
import {
  canonicalSkill,
  isDoubtfulSpelling,
  isToldByTrade,
  tradeOfSkill,
} from "../../skills/canonical-skill.ts";
import { findSkills } from "../../skills/find-skills.ts";
import type { SkillMention } from "../../skills/find-skills.ts";
import { degreeClause, isName, toDo } from "./is-name.ts";
import { shownName } from "./shown-name.ts";
import { readyFor, wholeItem } from "./whole-item.ts";

/**
 * Returns what a required or preferred clause asks for, in the posting's own words where they form
 * a name: degrees, years of experience, skills of the vocabulary, spoken languages and unknown
 * names.
 */
export function nameRequirements(part: Clause, language: string | null): string[] {
  if (!isDemand(part)) return skillsOf(part, language);
  const whole: string[] = [];
  let rest = part.text.replace(orToGet, "");
  for (const read of [askedDegree, askedDegree, askedYears, askedPaper, askedPaper]) {
    const asked = read(rest);
    if (asked === null) continue;
    whole.push(shownName(asked.text));
    const before = withoutLastPart(rest.slice(0, asked.start));
    const after = rest.slice(asked.end);
    rest = before.trim() === "" ? after : `${before}, ${after}`;
  }
  return [...whole, ...skillsOf({ ...part, text: rest }, language)];
}

/**
 * "Or able to obtain one within 60 days", "of bereid dit te behalen": not a further requirement.
 */
const orToGet = new RegExp(
  `,? ?(?<!\\p{L})${any("or", "orDutch")}(?: be)? (?:is |are )?${any("toGet")}(?!\\p{L})[^;()]*$`,
  "iu",
);

/** Removes the part after the last comma if it names nothing, such as "relevant experience of". */
function withoutLastPart(text: string): string {
  const from = text.lastIndexOf(",") + 1;
  return isUnspecific(text.slice(from)) ? text.slice(0, from) : text;
}

const isDemand = ({ kind }: Clause) => kind === "must" || kind === "nice";

/** The position of a name in a text. */
type Place = { name: string; start: number; end: number };

function skillsOf(part: Clause, language: string | null): string[] {
  const { text } = part;
  const mentions = findSkills(text, { language, asksForSkills: true });
  const phrases = phrasesOf(part, mentions, language);
  const others = oneOfEach(text, mentions)
    // "You will communicate with …" in a list of duties is not a requirement.
    .filter(({ skill }) => isDemand(part) || tradeOfSkill(skill) !== "general")
    .filter((mention) => !phrases.some((phrase) => meet(phrase, mention)));
  const named = [...phrases, ...others].sort((a, b) => a.start - b.start);
  const languages = isDemand(part) ? findLanguages(text) : [];
  const ready = isDemand(part) ? readyFor(text) : [];
  const found = [
    ...new Set(
      [...named.filter((place) => !meetsAny(place, ready)), ...ready]
        .map(({ name }) => (isUntold(name, mentions) ? name : shownName(name)))
        .concat(languages),
    ),
  ];
  return found.length === 0 && isDemand(part) ? wholeItem(part) : found;
}

/** "GCP" in a text about clinical trials is not the cloud. */
const isUntold = (name: string, mentions: readonly SkillMention[]) =>
  isToldByTrade(name) && !mentions.some(({ term }) => term === name);

function phrasesOf(
  part: Clause,
  mentions: readonly SkillMention[],
  language: string | null,
): Place[] {
  const { text, isItem } = part;
  const places = requirementPhrases(text, language).flatMap((phrase) => {
    const isTold =
      isDemand(part) &&
      !phrase.isAside &&
      (phrase.isIntroduced || (isItem && phrase.isWholeItem) || paper.test(phrase.text));
    const context = { text, isTold, isDemanded: isDemand(part), mentions, language };
    if (phrase.examples !== null) return exampleOf(phrase, phrase.examples, context);
    if (phrase.text === "") return [];
    const sides = sidesOfChoice(phrase.text);
    const names = sides.map((side) => nameIn(side, context)).filter((name) => name !== null);
    const isChoice = sides.length > 1 && names.length === sides.length;
    return (isChoice ? [phrase.text] : names).map((name) => placeOf(text, name));
  });
  return places.filter((one) => !places.some((other) => other !== one && holds(other, one)));
}

/** "Moving and handling certificate" already includes "moving and handling". */
const holds = (whole: Range, part: Range) =>
  whole.start <= part.start &&
  part.end <= whole.end &&
  whole.end - whole.start > part.end - part.start;

/**
 * Licences, certificates and similar documents, which are requirements wherever a required or
 * preferred clause names them.
 */
const paper = new RegExp(`${any("paperEnd")}$|^${any("paperStart")} ?`, "iu");

/**
 * "EHR such as Epic" is one requirement. "Tools such as Jira and Asana" asks for "Jira or Asana".
 */
function exampleOf(
  { text }: RequirementPhrase,
  { of, examples, start, end }: ExampleList,
  context: PhraseContext,
): Place[] {
  const isKnown = [of, ...examples].some((name) => {
    const skill = canonicalSkill(name);
    return skill !== null && tradeOfSkill(skill) !== "general";
  });
  if (!context.isTold && !isKnown) return [];
  const isClass =
    canonicalSkill(of) !== null ||
    (context.isTold && (isName(of, context.text) || degreeClause.test(of)));
  const name = isClass ? text : joinedByOr(examples, context.language);
  return [{ name, start, end }];
}

function joinedByOr(names: readonly string[], language: string | null): string {
  const or = ` ${orIn(language)} `;
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((name) => name !== "").join(or);
}

const orIn = (language: string | null) =>
  (language === "nl" ? postings.nl?.orDutch : postings[language ?? "en"]?.or?.split("|")[0]) ??
  "or";

function placeOf(text: string, name: string): Place {
  const start = Math.max(0, text.indexOf(name));
  return { name, start, end: start + name.length };
}

/** Skills found in prose. Skills joined by "or" become one requirement, which any of them meets. */
function oneOfEach(text: string, mentions: readonly SkillMention[]): (Place & SkillMention)[] {
  const places: (Place & SkillMention)[] = [];
  for (const mention of mentions) {
    const last = places.at(-1);
    if (last === undefined || !isOr(text.slice(last.end, mention.start))) {
      places.push({ ...mention, name: mention.term });
      continue;
    }
    const first = firstOfChoice(text, places);
    places.length = places.indexOf(first) + 1;
    first.end = mention.end;
    first.name = text.slice(first.start, first.end);
  }
  return places;
}

/** The first item of a list with "or": "HubSpot" in "HubSpot, Marketo or Pardot". */
function firstOfChoice<P extends Range>(text: string, places: readonly P[]): P {
  return places.reduceRight((first, place) =>
    text.slice(place.end, first.start) === ", " ? place : first,
  );
}

type PhraseContext = {
  text: string;
  isTold: boolean;
  isDemanded: boolean;
  mentions: readonly SkillMention[];
  language: string | null;
};

/** The name in a phrase, recognised by the vocabulary or by its form, or null. */
function nameIn(written: string, context: PhraseContext): string | null {
  const phrase = withWholeSkills(written, context);
  if (canonicalSkill(phrase) === null) return isNewName(phrase, context) ? phrase : null;
  // "excel" in lower case is a verb, "word" is not a program, and "Teams" can mean people.
  const isWritten = context.isTold || (context.isDemanded && phrase !== phrase.toLowerCase());
  if (isWritten && !isDoubtfulSpelling(phrase)) return phrase;
  // "Familiarity with Leap": a capital letter in the middle of a requirement marks a name.
  return context.isTold && /^\p{Lu}/u.test(phrase) && !context.text.startsWith(phrase)
    ? phrase
    : null;
}

/**
 * Extends a phrase to whole skills, such as "First aid" after "first" was removed as a qualifier.
 */
function withWholeSkills(phrase: string, { text, mentions }: PhraseContext): string {
  const at = text.indexOf(phrase);
  const across = mentions.filter((mention) =>
    meet(mention, { start: at, end: at + phrase.length }),
  );
  const start = Math.min(at, ...across.map((mention) => mention.start));
  const end = Math.max(at + phrase.length, ...across.map((mention) => mention.end));
  if (at === -1) return phrase;
  // "Live in Google Analytics", "lead scoring of prospects in Marketo": only the skill matters.
  const last = across.find((mention) => mention.end === end && mention.start > start);
  if (last !== undefined && within.test(text.slice(start, last.start))) return last.term;
  return text.slice(start, end);
}

const within = new RegExp(`\\s${any("inName")}\\s$`, "iu");
const label = /^[^:,;]{2,30}:/u;

/** Whether a phrase that is not in the vocabulary is a name. */
function isNewName(phrase: string, { text, isTold }: PhraseContext): boolean {
  if (toDo.test(phrase) && phrase.length + 2 < text.length) return false;
  // "PHYSICAL: walk up to 8 miles", "Medical training: …"
  if (label.exec(text)?.[0].includes(phrase) === true) return false;
  if (!isTold && !isProperName(phrase)) return false;
  return isName(phrase, text) && findLanguages(phrase).length === 0;
}

type Range = { start: number; end: number };

const meet = (a: Range, b: Range) => a.start < b.end && b.start < a.end;

const meetsAny = (place: Range, others: readonly Range[]) =>
  others.some((other) => meet(place, other));

/** Whether a phrase is an acronym or has a capital letter inside (`ONNX`, `CargoWise`). */
function isProperName(phrase: string): boolean {
  return /^(?:\p{Lu}[\p{Lu}\d-]+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u.test(phrase);
}
