import { askedDegree } from "@resume-picker/domain/jobs/asked-degrees";
import { askedYears } from "@resume-picker/domain/jobs/asked-years";
import { alternativesIn, demandPhrases, isOr } from "@resume-picker/domain/jobs/demand-phrases";
import { readAskedLanguages } from "@resume-picker/domain/jobs/read-asked-languages";
import type { DemandPhrase } from "@resume-picker/domain/jobs/demand-phrases";
import type { ExampleList } from "@resume-picker/domain/jobs/read-examples";
import type { DescriptionPart } from "@resume-picker/domain/jobs/read-description";
import {
  canonicalSkill,
  isDoubtfulSpelling,
  tradeOfSkill,
} from "@resume-picker/domain/skills/canonical-skill";
import { findSkills } from "@resume-picker/domain/skills/find-skills";
import type { SkillMention } from "@resume-picker/domain/skills/find-skills";
import { isByTheWay } from "./by-the-way.ts";
import { shownName } from "./shown-name.ts";

const maxNameWords = 6;

/** Words that make a phrase more than a name, or a name of nothing in particular. */
const notInName =
  /^(?:successful|like|including|really|spoken|weekends|probation|higher|above|better|wenigstens|mindestens|abgeschlossene[rns]?|menos|mínim[oa]|available|candidates?|applicants?|disponibilidad|viajar|wünschenswert|erforderlich|accepted|arbeitsweise|arbeiten|entirely|though|although|so|but|it's|that's|there's|si|wenn|von|vor|vergleichbare?[rnms]?|ähnliche?[rnms]?|equivalent|comparable|related|i|you|your|we|our|us|they|them|their|he|she|it|its|this|that|these|those|who|which|what|when|where|how|is|are|be|was|will|would|can|could|should|may|might|must|do|does|have|has|not|no|if|than|then|there|here|all|any|each|every|other|others|similar|etc|more|most|least|within|across|under|over|after|before|until|per|via|by|at|from|with|without|for|on|to|as|an?|the|sie|ihr|wir|du|er|es|dass|wenn|ist|sind|hat|haben|werden|wird|ellos|ellas|elles|ihnen|davon|dont|unsere?[nrms]?|deine?[nrms]?|onze|notre|nos|nuestr[oa]s?|daarvan|waarvan|nicht|kein|keine|auch|sehr|mit|für|bei|auf|als|aus|nach|vor|unter|über|zum|zur|im|am|ein|eine|einen|der|die|das|den|dem|nous|vous|il|elle|ils|est|sont|qui|que|pas|plus|avec|pour|dans|par|sur|un|une|le|la|les|se|su|sus|es|son|que|con|por|para|sin|los|las|el)$/iu;
const genericWord =
  /^(?:data-driven|self-motivated|software|tools?|systems?|database|commute|schedule|county|plume|intérêt|sensibilité|salud|[abc][12]|reisen|years?|experience|experiences|knowledge|skills?|team|teams|degree|level|role|job|work|people|person|candidate|candidates|environment|equivalent|related|field|subject|relevant|similar|certificate|certification|certified|qualification|qualifications|licence|license|company|clients?|customers?|minimum|full|part|time|day|days|hours?|week|weekends?|month|months|shift|shifts|night|nights|evenings?|start|salary|car|home|school|university|college|site|sites|industry|sector|background|record|portfolio|attitude|patience|passion|motivation|personality|enthusiasm|energy|humou?r|curiosity|willingness|availability|travel|others?|least|one|two|three|four|five|six|apprenticeship|diploma|bachelor|master|phd|mba|nvq|bsc|msc|ausbildung|studium|abschluss|lehre|jahre|bereich|umgang|team|freude|interesse|bereitschaft|reisebereitschaft|motivation|diplôme|formation|master|licence|bac|cap|expérience|experiencia|grado|título|titulación|plus|bonus|must|advantage|asset|required|preferred|essential|desirable|mandatory|language|languages|second language|sprachen|langue|idioma|nature|order|detail|deadlines?|pressure|basis|range|variety|number|voraussetzung|bedingung|vorteil|stelle|schrift|wort|auftreten|muss|pflicht|grundlagen|wissen|aufgaben|nachweis|extra|interest|advantage|flexible working|passport|reisepass|gesellenbrief|course|of course|scandinavian|european|asian|foreign|schon|schön|gern|third|second|arbeitsweise|overtime|gespür|gefühl|sinn|flair|eye|tools|own tools|unabdingbar|programmes?|programmen|programs?|logiciels?|herramientas|programas|systeme|systemen|systèmes|sistemas|applications?|apps|frameworks?|platforms?|packages?|technologies|technologien|languages|methods|products|solutions|minimaal|programma's|hulpmiddelen|narzędzia|narzędzi|programów|programy|and|or|und|oder|et|ou|y|en|of|exigée?|requise?|requis|obligatoire|souhaitée?|obligatori[oa]|imprescindible|deseable|registration|membership|vereist|geschrift|woord|licenses?|licen[cs]es|certifications|at|au|moins|al|menos|minstens|mindestens|mínimo|afgeronde|abgeschlossene?[sr]?|soortgelijke|vergelijkbare|gelijkwaardige|functie|jour|serait|presencia|présentation|summary|held|tot|patients?|payers?|public|families|physicians?|suppliers?|vendors?|stakeholders?|colleagues?|parents?|users?|executives?|journalists?|employees?|visitors?|guests?|residents?|pupils?|students?|children|heat|cold|noise|holidays?|answer|name|gift|welcome|checks?|screen(?:ing)?|pre-employment|fingerprints?|eligibility|counts?|helpful|bewerbung|contacts?)$/iu;

/**
 * What a demand or wish asks for, in the posting's own words as far as they make a name: degrees,
 * years of some work, skills of the vocabulary, spoken languages, and names that it lacks.
 */
export function nameSkills(part: DescriptionPart, language: string | null): string[] {
  if (!isDemand(part)) return skillsOf(part, language);
  const whole: string[] = [];
  let rest = part.text;
  for (const read of [askedDegree, askedYears]) {
    const asked = read(rest);
    if (asked === null) continue;
    whole.push(shownName(asked.text));
    rest = withoutEmpty(`${rest.slice(0, asked.start)}, ${rest.slice(asked.end)}`);
  }
  return [...whole, ...skillsOf({ ...part, text: rest }, language)];
}

/** Commas between which nothing is left. */
const withoutEmpty = (list: string) => list.replace(/^[\s,:]+/u, "").replace(/,(?:\s*,)+/gu, ",");

const isDemand = ({ kind }: DescriptionPart) => kind === "must" || kind === "nice";

/** Where in a text a name stands. */
type Place = { name: string; start: number; end: number };

function skillsOf(part: DescriptionPart, language: string | null): string[] {
  const { text } = part;
  const mentions = findSkills(text, { language, asksForSkills: true }).filter(
    (mention) => !isByTheWay(text, mention),
  );
  const phrases = phrasesOf(part, mentions, language);
  const others = oneOfEach(text, mentions)
    // "You will communicate with …" in a list of duties asks for nothing in particular.
    .filter(
      ({ skill, term }) =>
        isDemand(part) || (tradeOfSkill(skill) !== "general" && !person.test(term)),
    )
    .filter((mention) => !phrases.some((phrase) => meet(phrase, mention)));
  const named = [...phrases, ...others].sort((a, b) => a.start - b.start);
  const languages = isDemand(part) ? readAskedLanguages(text) : [];
  const found = [...new Set([...named.map(({ name }) => shownName(name)), ...languages])];
  return found.length === 0 && isDemand(part) ? wholeItem(part) : found;
}

function phrasesOf(
  part: DescriptionPart,
  mentions: readonly SkillMention[],
  language: string | null,
): Place[] {
  const { text, isItem } = part;
  const places = demandPhrases(text).flatMap((phrase) => {
    const isTold =
      isDemand(part) &&
      !phrase.isAside &&
      (phrase.isIntroduced || (isItem && phrase.isWholeItem) || paper.test(phrase.text));
    const context = { text, isTold, isDemanded: isDemand(part), mentions, language };
    if (phrase.examples !== null) return exampleOf(phrase, phrase.examples, context);
    if (phrase.text === "") return [];
    const sides = alternativesIn(phrase.text);
    const names = sides.map((side) => nameIn(side, context)).filter((name) => name !== null);
    const isChoice = sides.length > 1 && names.length === sides.length;
    return (isChoice ? [phrase.text] : names).map((name) => placeOf(text, name));
  });
  return places.filter((one) => !places.some((other) => other !== one && holds(other, one)));
}

/** "Moving and handling certificate" says all of "moving and handling". */
const holds = (whole: Range, part: Range) =>
  whole.start <= part.start &&
  part.end <= whole.end &&
  whole.end - whole.start > part.end - part.start;

/** What people hold and carry is asked for wherever it is named in a demand. */
const paper =
  /(?:licen[cs]es?|licensure|certificates?|certifications?|credentials?|card|diploma|registration|permit|endorsement|anerkennung|approbation|führungszeugnis|nachweis|bevoegdheid|schein|registratie|bestuurderskaart)$|^(?:staatliche anerkennung|rijbewijs|code \d|permis|caces|carn[eé]t?|führerschein|fahrerlaubnis|habilitation|colegiación) ?/iu;

/** "EHR such as Epic" is one demand; "tools such as Jira and Asana" asks for "Jira or Asana". */
function exampleOf(
  { text }: DemandPhrase,
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
    (context.isTold &&
      !/^outils$/iu.test(of) &&
      (isName(of, context.text) || degreeClause.test(of)));
  const name = isClass ? text : joinedByOr(examples, context.language);
  return [{ name, start, end }];
}

const orWords: Readonly<Record<string, string>> = { de: "oder", fr: "ou", es: "o", nl: "of" };

function joinedByOr(names: readonly string[], language: string | null): string {
  const or = ` ${orWords[language ?? ""] ?? "or"} `;
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((name) => name !== "").join(or);
}

function placeOf(text: string, name: string): Place {
  const start = Math.max(0, text.indexOf(name));
  return { name, start, end: start + name.length };
}

/** In a list of duties, somebody to work with. */
const person =
  /(?:manager|assistant|designer|developer|engineer|analyst|lead|director|supervisor|partner)s?$/iu;

/** Skills of prose; those that an "or" joins are one demand, which any of them answers. */
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

/** "HubSpot, Marketo or Pardot": the first of what commas join before the "or". */
function firstOfChoice<P extends Range>(text: string, places: readonly P[]): P {
  return places.reduceRight((first, place) =>
    /^,\s+$/u.test(text.slice(place.end, first.start)) ? place : first,
  );
}

/** A short item of a list of demands that names nothing known is a demand all the same. */
function wholeItem({ text, sentence, isItem }: DescriptionPart): string[] {
  const item = text.replace(/(?<![.;,\s])[.;,\s]+$/u, "").replace(/^(?:an?|the|your)\s/iu, "");
  const isWhole = isItem && sentence.startsWith(text);
  return isWhole && isName(item, text) ? [shownName(item)] : [];
}

type PhraseContext = {
  text: string;
  isTold: boolean;
  isDemanded: boolean;
  mentions: readonly SkillMention[];
  language: string | null;
};

/** A phrase that names something: by the vocabulary, or by its form. */
function nameIn(written: string, context: PhraseContext): string | null {
  const phrase = withWholeSkills(written, context);
  if (canonicalSkill(phrase) === null) return isNewName(phrase, context) ? phrase : null;
  // "excel" in lower case is a verb, "word" no program, "Teams" are people.
  const isWritten = context.isTold || (context.isDemanded && /\p{Lu}|\d/u.test(phrase));
  if (isWritten && !isDoubtfulSpelling(phrase)) return phrase;
  // "Familiarity with Leap": a capital in the middle of what is asked for makes it a name.
  return context.isTold && /^\p{Lu}/u.test(phrase) && !context.text.startsWith(phrase)
    ? phrase
    : null;
}

/** "First aid" where "first" was taken for a word of how much: a skill is not cut in two. */
function withWholeSkills(phrase: string, { text, mentions }: PhraseContext): string {
  const at = text.indexOf(phrase);
  const across = mentions.filter((mention) =>
    meet(mention, { start: at, end: at + phrase.length }),
  );
  const start = Math.min(at, ...across.map((mention) => mention.start));
  const end = Math.max(at + phrase.length, ...across.map((mention) => mention.end));
  if (at === -1) return phrase;
  // "Live in Google Analytics", "lead scoring of prospects in Marketo": the skill is what counts.
  const last = across.find((mention) => mention.end === end && mention.start > start);
  if (
    last !== undefined &&
    /\s(?:in|on|with|of|to|for|mit|en|avec|con|de)\s$/iu.test(text.slice(start, last.start))
  )
    return last.term;
  return text.slice(start, end);
}

/** What somebody is to do, in a list of such words: "recruit, orient and evaluate". */
const toDo =
  /^(?:recruit|orient|evaluate|coach|discipline|keep|take|teach|assess|explain|write|read|run|see|map|plan|make|get|give|help|work|support|manage|lead|build|drive|ensure|maintain|perform|prepare|provide|assist|handle|own|set|meet|join|speak|learn|be|climb|kneel|stand|bend|stoop|walk|sit|reads|writes|speaks)(?: |$)/u;

/** Whether a phrase that the vocabulary lacks is a name. */
function isNewName(phrase: string, { text, isTold }: PhraseContext): boolean {
  if (toDo.test(phrase) && phrase.length + 2 < text.length) return false;
  if (!isTold && !isProperName(phrase, text)) return false;
  return isName(phrase, text) && readAskedLanguages(phrase).length === 0;
}

/** Degrees and trades learned are asked for as such; what they are called is no skill of its own. */
const degreeClause =
  /\b(?:degree|apprenticeship|diploma|ph\.?d|bachelor|master'?s?|nvq|studium|ausbildung|lehre|abschluss|gelernte[rn]?|volontariat|grado|licenciatura|titulación|título|máster|diplôme|bac|bts|cap|dut|licence (?:pro|en)|bachelorabschluss|laurea|fp|cfgs|ciclo formativo|a levels?|gcses?)\b/iu;

const german =
  /\b(?:und|oder|mit|im|der|die|das|den|für|sie|du|ist|sind|wäre|von|zur|zum|eine?[nrms]?|kenntnisse|erfahrung|wir|ihr|als)\b/iu;

type Range = { start: number; end: number };

const meet = (a: Range, b: Range) => a.start < b.end && b.start < a.end;

function isOfDegree(phrase: string, clause: string): boolean {
  if (!degreeClause.test(clause)) return false;
  if (/related|equivalent|comparable|vergleichbar|équivalent|equivalente|similar/iu.test(clause))
    return true;
  const before = clause.slice(0, Math.max(0, clause.indexOf(phrase)));
  return degreeClause.test(before.slice(before.lastIndexOf(",") + 1) + phrase);
}

function isName(phrase: string, clause: string): boolean {
  const words = phrase.split(/[\s/]+/u);
  if (isOfDegree(phrase, clause)) return false;
  // In German what is named is a noun, and nouns have a capital.
  if (german.test(clause) && !/^\W*(?:[\p{Lu}\d]|\p{Ll}{1,3}\p{Lu})/u.test(words.at(-1) ?? ""))
    return false;
  // "Betreibst unsere Server" is what somebody does.
  if (german.test(clause) && /^\p{Ll}+s?t\s/u.test(phrase)) return false;
  if (!isFormedAsName(phrase, words)) return false;
  return !/^(?:\p{Ll}+(?:ed|ly|ical|onal|ive|ous|able|ible|ful|less)|electrical|clinical|able|ready|willing|happy|keen)$/u.test(
    phrase,
  );
}

function isFormedAsName(phrase: string, words: readonly string[]): boolean {
  if (/[=<>*#"…]|^-|-$|^(?:or|and|led|held|been)\s/iu.test(phrase)) return false;
  if (words.length > maxNameWords || phrase.length > 40 || phrase.length < 2) return false;
  if (phrase.length < 3 && !/\d/u.test(phrase)) return false;
  if (
    /^(?:of|in|to|de|du|des|non-)/iu.test(phrase) &&
    !/^(?:of|in|to|de|du|des)\p{L}/iu.test(phrase)
  )
    return false;
  if (namingWords(words).some((word) => notInName.test(word))) return false;
  if (words.every((word) => genericWord.test(word) || /^\W*\d+\W*$/u.test(word))) return false;
  return !/^\d|[%€$£@]|\.\p{Ll}/u.test(phrase);
}

/** "Managing a sales team" is a name as a whole, its article included. */
const namingWords = (words: readonly string[]): readonly string[] =>
  /^\p{L}+ing$/iu.test(words[0] ?? "")
    ? words.filter((word) => !/^(?:an?|the)$/iu.test(word))
    : words;

/** An acronym or a name with a capital inside (`ONNX`, `CargoWise`). */
function isProperName(phrase: string, clause: string): boolean {
  if (phrase.length > 12 || (clause.length > 16 && clause === clause.toUpperCase())) return false;
  return /^(?:\p{Lu}[\p{Lu}\d-]+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u.test(phrase);
}
