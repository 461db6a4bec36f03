import { askedDegree } from "@resume-picker/domain/jobs/asked-degrees";
import { demandPhrases } from "@resume-picker/domain/jobs/demand-phrases";
import { readAskedLanguages } from "@resume-picker/domain/jobs/read-asked-languages";
import type { DescriptionPart } from "@resume-picker/domain/jobs/read-description";
import {
  canonicalSkill,
  isDoubtfulSpelling,
  tradeOfSkill,
} from "@resume-picker/domain/skills/canonical-skill";
import { findSkills } from "@resume-picker/domain/skills/find-skills";
import type { SkillMention } from "@resume-picker/domain/skills/find-skills";

const longestName = 4;

/** Words that make a phrase more than a name, or a name of nothing in particular. */
const notInName =
  /^(?:successful|candidates?|applicants?|disponibilidad|viajar|wünschenswert|erforderlich|accepted|arbeitsweise|arbeiten|entirely|though|although|so|but|it's|that's|there's|si|wenn|von|vor|vergleichbare?[rnms]?|ähnliche?[rnms]?|equivalent|comparable|related|i|you|your|we|our|us|they|them|their|he|she|it|its|this|that|these|those|who|which|what|when|where|how|is|are|be|was|will|would|can|could|should|may|might|must|do|does|have|has|not|no|if|than|then|there|here|all|any|each|every|other|others|similar|etc|more|most|least|within|across|under|over|after|before|until|per|via|by|at|from|with|without|for|on|to|as|an?|the|sie|ihr|wir|du|er|es|dass|wenn|ist|sind|hat|haben|werden|wird|nicht|kein|keine|auch|sehr|mit|für|bei|auf|als|aus|nach|vor|unter|über|zum|zur|im|am|ein|eine|einen|der|die|das|den|dem|nous|vous|il|elle|ils|est|sont|qui|que|pas|plus|avec|pour|dans|par|sur|un|une|le|la|les|se|su|sus|es|son|que|con|por|para|sin|los|las|el)$/iu;
const genericWord =
  /^(?:software|tools?|systems?|database|commute|schedule|county|plume|intérêt|sensibilité|salud|[abc][12]|reisen|years?|experience|experiences|knowledge|skills?|team|teams|degree|level|role|job|work|people|person|candidate|candidates|environment|equivalent|related|field|subject|relevant|similar|certificate|certification|certified|qualification|qualifications|licence|license|company|clients?|customers?|minimum|full|part|time|day|days|hours?|week|weekends?|month|months|shift|shifts|night|nights|evenings?|start|salary|car|home|school|university|college|site|sites|industry|sector|background|record|portfolio|attitude|patience|passion|motivation|personality|enthusiasm|energy|humou?r|curiosity|willingness|availability|travel|others?|least|one|two|three|four|five|six|apprenticeship|diploma|bachelor|master|phd|mba|nvq|bsc|msc|ausbildung|studium|abschluss|lehre|jahre|bereich|umgang|team|freude|interesse|bereitschaft|reisebereitschaft|motivation|diplôme|formation|master|licence|bac|cap|expérience|experiencia|grado|título|titulación|plus|bonus|must|advantage|asset|required|preferred|essential|desirable|mandatory|language|languages|second language|sprachen|langue|idioma|nature|order|detail|deadlines?|pressure|basis|range|variety|number|voraussetzung|bedingung|vorteil|stelle|schrift|wort|auftreten|muss|pflicht|grundlagen|wissen|aufgaben|nachweis|extra|interest|advantage|flexible working|passport|reisepass|gesellenbrief|course|of course|scandinavian|european|asian|foreign|schon|schön|gern|third|second|arbeitsweise|overtime|gespür|gefühl|sinn|flair|eye|tools|own tools|unabdingbar)$/iu;

/**
 * The skills that a demand or wish names: those of the vocabulary by their canonical names, spoken
 * languages, and, in the posting's own words, short names that the vocabulary does not know.
 */
export function nameSkills(part: DescriptionPart, language: string | null): string[] {
  const isDemand = part.kind === "must" || part.kind === "nice";
  const degree = isDemand ? askedDegree(part.text) : null;
  if (degree === null) return skillsOf(part, language);
  const { text, start } = degree;
  const rest = part.text.slice(0, start) + ", " + part.text.slice(start + text.length);
  return [text, ...skillsOf({ ...part, text: rest }, language)];
}

function skillsOf({ text, kind, isItem }: DescriptionPart, language: string | null): string[] {
  const mentions = findSkills(text, { language, asksForSkills: true }).filter(
    (mention) => !isByTheWay(text, mention),
  );
  const named = mentions.map(({ skill }) => skill);
  const isDemand = kind === "must" || kind === "nice";
  // "You will communicate with …" in a list of duties asks for nothing in particular.
  const found = new Set(
    isDemand
      ? [...named, ...readAskedLanguages(text)]
      : named.filter((skill) => tradeOfSkill(skill) !== "general"),
  );
  for (const phrase of demandPhrases(text)) {
    const isTold = isDemand && (phrase.isIntroduced || (isItem && phrase.isWholeItem));
    const canonical = canonicalSkill(phrase.text);
    if (canonical !== null) {
      // "excel" in lower case is a verb, "word" no program, "Teams" are people.
      const isWritten = isTold || (isDemand && /\p{Lu}|\d/u.test(phrase.text));
      if (isWritten && !isDoubtfulSpelling(phrase.text)) found.add(canonical);
    } else if (isNewName(phrase.text, { text, isTold, mentions })) {
      found.add(phrase.text);
    }
  }
  return [...found];
}

type PhraseContext = { text: string; isTold: boolean; mentions: readonly SkillMention[] };

/** Whether a phrase that the vocabulary lacks is a name, and of nothing that was found already. */
function isNewName(phrase: string, { text, isTold, mentions }: PhraseContext): boolean {
  if (!isTold && !isProperName(phrase, text)) return false;
  if (!isName(phrase, text)) return false;
  return (
    findSkills(phrase, { inSkillList: true }).length === 0 &&
    readAskedLanguages(phrase).length === 0 &&
    !mentions.some(({ start, end }) => overlaps(text, phrase, { start, end }))
  );
}

/** "Our marketing team", "a teaching hospital", "run in production": the word names no skill there. */
function isByTheWay(text: string, { term, start, end }: SkillMention): boolean {
  if (/\s/u.test(term)) return false;
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 16);
  if (asides.some((aside) => aside.term.test(term) && aside.holds(before, after))) return true;
  return /^ (?:team|department|hospital|machinery|machines|staff|agency|colleagues|world|hall|halls|sites?|floor|company|industry|teams)\b/iu.test(
    after,
  );
}

type Aside = { term: RegExp; holds: (before: string, after: string) => boolean };

/** Words that name a skill alone, and none beside certain others. */
const asides: readonly Aside[] = [
  {
    // "Radio production", "G-code editing": another thing than the bare word.
    term: /^(?:production|editing)$/iu,
    holds: (before) =>
      /\p{L} $/u.test(before) &&
      !/\b(?:in|of|and|or|for|the|with|text|copy|content) $/iu.test(before),
  },
  {
    term: /^(?:hiring|recruiting|staffing)$/iu,
    holds: (before) => /(?:\bare|\bis|'re|currently) $/iu.test(before),
  },
  {
    term: /^writing$/iu,
    holds: (before, after) =>
      /^ (?!and\b|or\b)\p{Ll}/u.test(after.slice(0, 4)) || /\bin $/iu.test(before),
  },
  {
    // "Vaucelles Recrutement" is a firm.
    term: /^(?:Recrutement|Recruitment)$/u,
    holds: (before) => /\p{Lu}[\p{L}'-]{1,40} $/u.test(before),
  },
  {
    // "Pflege unseres Onlineshops" is no nursing.
    term: /^pflege$/iu,
    holds: (_, after) => /^ (?:der|des|von|unser\w*|ihrer|dein\w*)\b/u.test(after.slice(0, 10)),
  },
  {
    term: /^(?:production|supervision)$/iu,
    holds: (before) => /\b(?:in|into|without|under|no|close|minimal) $/iu.test(before),
  },
];

/** Degrees and trades learned are asked for as such; what they are called is no skill of its own. */
const degreeClause =
  /\b(?:degree|apprenticeship|diploma|ph\.?d|bachelor|master'?s?|nvq|studium|ausbildung|lehre|abschluss|gelernte[rn]?|volontariat|grado|licenciatura|titulación|título|máster|diplôme|bac|bts|cap|dut|licence (?:pro|en)|bachelorabschluss|laurea|fp|cfgs|ciclo formativo|a levels?|gcses?)\b/iu;

const german =
  /\b(?:und|oder|mit|im|der|die|das|den|für|sie|du|ist|sind|wäre|von|zur|zum|eine?[nrms]?|kenntnisse|erfahrung|wir|ihr|als)\b/iu;

function overlaps(text: string, phrase: string, { start, end }: { start: number; end: number }) {
  const at = text.indexOf(phrase);
  return at < end && start < at + phrase.length;
}

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
  if (german.test(clause) && !/^\W*[\p{Lu}\d]/u.test(words.at(-1) ?? "")) return false;
  if (!isFormedAsName(phrase, words)) return false;
  return !/^(?:\p{Ll}+(?:ed|ly|ical|onal|ive|ous|able|ible|ful|less)|electrical|clinical|able|ready|willing|happy|keen)$/u.test(
    phrase,
  );
}

function isFormedAsName(phrase: string, words: readonly string[]): boolean {
  if (/[=<>*#"…]|^-|-$/u.test(phrase)) return false;
  if (words.length > longestName || phrase.length > 40 || phrase.length < 2) return false;
  if (phrase.length < 3 && !/\d/u.test(phrase)) return false;
  if (
    /^(?:of|in|to|de|du|des|non-)/iu.test(phrase) &&
    !/^(?:of|in|to|de|du|des)\p{L}/iu.test(phrase)
  )
    return false;
  if (words.some((word) => notInName.test(word))) return false;
  if (words.every((word) => genericWord.test(word) || /^\W*\d+\W*$/u.test(word))) return false;
  return !/^\d|[%€$£@]|\.\p{Ll}/u.test(phrase);
}

/** An acronym or a name with a capital inside (`ONNX`, `CargoWise`). */
function isProperName(phrase: string, clause: string): boolean {
  if (phrase.length > 12 || (clause.length > 16 && clause === clause.toUpperCase())) return false;
  return /^(?:\p{Lu}[\p{Lu}\d-]+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u.test(phrase);
}
