import { splitWords } from "../../resume/text/squeeze-spaces.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { orBetween, piecesOf } from "./split-list.ts";
import { inDutch } from "./in-dutch.ts";
import { parseExamples } from "./parse-examples.ts";
import type { ExampleList } from "./parse-examples.ts";

/** A requirement without the words that only say how much is needed or how it was learned. */
export type RequirementPhrase = {
  /** Verbatim. */
  text: string;
  /** Whether words such as "experience with" or "knowledge of" introduce it. */
  isIntroduced: boolean;
  /** Whether it is a whole list item, or one of the names that make up the item. */
  isWholeItem: boolean;
  /** Whether it is in brackets, which contain examples and details. */
  isAside: boolean;
  /** A class with its examples, any of which meets the requirement. */
  examples: ExampleList | null;
};

/** Words for degree, duration or necessity. */
const degree =
  "bestenfalls|strong|very|little|a bit of|notably|especially|particularly|in particular|insbesondere|vor allem|notamment|surtout|sobre todo|good|great|solid|excellent|outstanding|proven|demonstrable|sound|deep|thorough|basic|some|advanced|hands-on|practical|previous|prior|relevant|recent|current|valid|full|clean|recognised|recognized|professional|working|in-depth|bij voorkeur|liefst|preferiblemente|de préférence|extensive|significant|substantial|firm|confident|fluent|daily|real|complete|clear|accurate|first|any|additional|further|certified|qualified|the|a|an|your|our|own|their|usual|or|and|und|et|y|also|both|ideally|preferably|at least|minimum|\\d+\\+?(?: ?(?:-|–|to|bis|à|a) ?\\d+)? (?:years?['’]?|jahre?n?|ans?|années|años)|two years|three years|five years|" +
  "sehr|gute[rsn]?|fundierte[rsn]?|sichere[rsnm]?|mehrjährige[rsn]?|erste[rsn]?|umfassende[rsn]?|nachweisbare|solide[rn]?|vertiefte|abgeschlossene[rsn]?|gültige[rsn]?|idealerweise|eine?[nrms]?|der|die|das|den|dem|ihre?n?|deine?n?|" +
  "bonnes?|très|excellente?s?|solides?|première|parfaite?|une?|les?|la|l'|des|du|de|d'|votre|vos|outils? de|logiciels? de|de même qu'une?|de même que|ainsi que|" +
  "much[oa]s?|buen[oa]?s?|sólid[oa]s?|alto|nivel|un[oa]?|el|los|las|su|amplia|algún|alguna|avanzado|avanzada|excelentes?|demostrable|mínima|previa|" +
  "(?:mehrere|einige|several|a few|plusieurs|varios|enkele|meerdere) (?:jahre|years|années|ans|años|jaren|jaar)(?: of| de| d')?|en(?= een )|including|inklusive|incl\\.|inclusief|goede|uitstekende|ruime|aantoonbare|gedegen|grondige|een|het|de|enige|relevante|ook|graag|gängigen?|üblichen?|hohe[rsnm]?|hohes maß an|großes?|geldige?|sterke?|idéalement|idealmente|way around|minimaal|minstens|graag|gern|gerne|auch|zudem|außerdem|routinierte[rn]?|versierte[rn]?|exzellente[rn]?|ausgeprägte[rn]?|relevante[rn]?|praktische[rn]?|bonne|forte|réelle|aussi|également|également|buone?|ottim[aeio]|dobra|bardzo dobra|doskonała|praktyczna|boa|bons|sólida";
const kindOfKnowing =
  "experience|experiences|experienced|familiar|proficient|fluent|comfortable|confident|eye|gespür|gefühl|flair|expertise|knowledge|understanding|awareness|grasp|command|mastery|familiarity|proficiency|fluency|competence|competency|skills?|skilled|background|training|trained|interest|track record|record|practice|use|ability|capability|confidence|qualification|qualified|certificate|certification|certified|degree|diploma|exposure|feel|flair|trained|versed|" +
  "erfahrung(?:en)?|kenntnisse?n?|grundkenntnisse|fachkenntnisse|umgang|verständnis|beherrschung|weiterbildung|fortbildung|ausbildung|fähigkeit|abschluss|praxis|routine|bereitschaft|qualifikation|vertraut|" +
  "intérêt|goût|expérience|connaissances?|maîtrise|notions|formation|compétences?|pratique|qualification|diplôme|" +
  "experiencia|conocimientos?|dominio|manejo|formación|titulación|nociones|capacidad|título|" +
  "ervaring|werkervaring|kennis|handigheid|beheersing|vaardigheid|affiniteit|znajomość|doświadczenie|umiejętność|esperienza|conoscenza|padronanza|experiência|conhecimentos?|domínio";
/** The type of a certificate is part of its name: "Salesforce admin certification". */
const closingWords = kindOfKnowing
  .split("|")
  .filter((word) => !/^(?:certifi|diplom|degree)/u.test(word))
  .join("|");
const relation =
  "of|in|with|on|using|as|for|from|to|into|about|within|around|at|mit|im|in der|in den|in|von|der|des|bei|als|zum|zur|en|de|du|des|d'|avec|dans|sur|à la|à|aux|con|del|de la|sobre|para|met|van|op|voor|nella?|della?|di|w|pour|por|für|z|ze|obsługi|em|com|do|da|no|na";
const verbs =
  "(?:an? )?(?:big |huge |major |real |definite )?(?:plus|bonus|extra|advantage)(?: points)? (?:if|for)|lives? in|(?:if )?you['’]ve (?:got|had|used|built|done|run|worked (?:with|in|on))|je (?:hebt|kunt|bent|beheerst|spreekt|weet)|(?:they|he or she|who)(?: will| must| should)?(?: also)?(?: have| need| know| be| hold| speak)?|follow|carry out|perform|apply|deliver|read|interpret|handle|prepare|operate|maintain|provide|create|develop|design|support|must (?:have|be|hold|know|speak)|must|to be|be(?= familiar| able| fluent| comfortable| confident)|be able to|able to|have|has|having|hold|holding|know|knows|knowing|work(?:ed|ing)?|use[ds]?|using|run|manage|write|speak|speaks|completed|been|comfortable|confident|familiar|experienced|at home|happy|good at|you(?:'ll)?(?: will)?(?: also)?(?: have| need| know| bring| must| should| can| are| hold| speak)?|we (?:need|require|expect|ask for)|who (?:has|knows|can)|are|is|can|et|tu (?:sais|connais|maîtrises|as|parles|es)|vous (?:savez|connaissez|maîtrisez|avez|parlez)|sais|savez|avoir (?:contribué à|travaillé)|haber (?:trabajado|participado)|built(?= with)|bekwaam in|vaardig in|some(?:body|one)|need(?:s|ed)?|requires?|required|should|von vorteil sind|wünschenswert sind|wünschenswert ist|erforderlich sind|erforderlich ist|du hast|du bringst|du kennst|verfügst über|verfügt über|beschikt over|beschikken over|sprichst|parles?|parlez|tengas|hables|manejes|sepas|conozcas|domines|seas|cuentes con|dispongas de|tienes|dispones de|cuentas con|buscamos|valoramos|de formation|être|etre|titulaire d['’]une?|titulaire du|titulaire de l['’]|êtes|(?:(?:je )?bent )?in (?:het )?bezit van|à l['’]aise avec|im besitz (?:eine[sr]|der|des)|kennen|kennst|beherrschen|beherrschst|besitzen|verfügen über|du|sie|haben|hast|bringen|bringst|wir|erwarten|brauchen|vous|maîtrisez|justifiez|connaissez|avez|dominar|conocer de|conocer|tener|saber|hablar|wünschenswert|erwartet wird|erforderlich|schon mit|idealerweise|sterk in|goed in|thuis in|vaardig met|valorable|se (?:valora(?:rá)?n?|requiere|exige|pide|aprecia)(?: positivamente| muy positivamente)?|bekend|exigimos|es necesario|imprescindible|necesario|obligatorio|zwingend|essential|mandatory|desirable|preferred|required";

/**
 * Any adjective, recognised by its ending: "tiefgehende Kenntnisse in", "diepgaande kennis van".
 */
const inflected =
  "(?!eine?[nrms]?\\s)\\p{Ll}{4,}e[nrms]?(?=\\s+(?:\\p{Ll}+e[nrms]?\\s+)?(?:kennis|ervaring|werkervaring|kenntnis|erfahrung|praxis))";
/** Words that follow the noun: "experiencia demostrable en". */
const said =
  "(?:hebt|heeft|hebben|\\p{Ll}{3,}(?:ables?|ibles?|adas?|idas?|ées?|ies?|ives?|entes?|antes?|osa|ima)|previa|sólidas?|sólidos?|amplia|laboral|profesional|professionnelle)";

const opening = new RegExp(
  `^(?!(?:full )?work(?:ing)? rights\\b|own (?:transport|vehicle|car)\\b|bonne humeur|gute laune|good humou?r)(?:(?:${degree}|${verbs})\\s+|l'|d')`,
  "iu",
);
const knowing = new RegExp(
  `^(?:${inflected}\\s+){0,2}(?:${kindOfKnowing})\\s+(?:${said}\\s+){0,2}(?:avanzado\\s+|avancée?\\s+|básico\\s+)?(?:${relation})(?:\\s+|(?<='))`,
  "iu",
);
/** "Experience managing budgets": the activity is the requirement. */
const havingDone =
  /^(?:experience[ds]?|track record|comfortable|confident|skilled|adept|background)\s+(?=\p{Ll}+ing\s)/iu;
/** Polish and Russian use no preposition: "znajomość systemu SAP", "знание Excel". */
const knowingOf =
  /^(?:(?:bardzo )?dobra\s+|mile widziana\s+|практическое\s+|хорошее\s+)?(?:znajomość|umiejętność obsługi|obsługa|знание|владение)\s+(?:(?:języka|systemu|systemów|pakietu|programu|programów|языка|программ)\s+)?(?=\S)/iu;
const knowingVerb =
  /^(?:(?:you|they|who|du|sie|vous|je)\s+)?(?:(?:will|must|should|can|also|êtes|sind|bent)\s+)*(?:titulaire (?:du|de l['’]|d['’])|im besitz|in (?:het )?bezit|beschikt over|verfügen über|know|knows|knowing|used|using|kennen|kennst|beherrschen|beherrschst|connaissez|maîtrisez|conocer(?: de)?|hablar|dominar)\s/iu;
const relationOnly = new RegExp(`^(?:${relation})\\s+`, "iu");
const closing = new RegExp(
  `(?<!\\s)\\s+(?:(?:or|oder|ou|of) (?:an?other|(?:ein )?andere[rsnm]?|einem anderen|un autre|une autre|een ander) .*|(?:is|are|was|would be|will be|were|has to be|must be|ist|sind|wäre|wären|est|sont|serait|seraient|es|son|sería|serían|zijn)\\b.*|(?:${closingWords}|(?:(?:strongly|highly|definitely|much|absolutely) )?(?:required|essential|mandatory|compulsory|preferred|desirable|desired)|needed|necessary|welcome|helpful|useful|advantageous|optional|an? (?:big |strong |distinct |added |huge |real |definite |great )?(?:plus|bonus|asset|advantage|must)|compulsory|plus|bonus|level \\d|[abc][12]|within (?:\\d|\\p{L}+ (?:days|weeks|months)).*|software|tools?|systems?|techniques?|methods?|principles|a plus|von vorteil|wünschenswert|erforderlich|zwingend|notwendig|indispensables?|exigée?s?|obligatoires?|requise?s?|souhaitée?s?|appréciée?s?|imprescindible|obligatorio|deseable|valorable|qualified|voraus|gearbeitet|(?:hebt|heeft|hast|habt)(?: (?:of|oder) .*)?|bent|bist|kunt|kannst|beherrschst|mitbringst|besitzt|verfügst|beschikt|geven|spreekt|kent|entwickelst|kennst|sprichst|strekt tot aanbeveling|held|fast|quickly|accurately|well|too|also|confidently|sicher))$`,
  "iu",
);

/**
 * Returns the things that a clause asks for, verbatim: "Good knowledge of GMP and aseptic filling"
 * gives "GMP" and "aseptic filling".
 */
export function requirementPhrases(
  clause: string,
  language: string | null = null,
): RequirementPhrase[] {
  const said = clause.slice(0, longestClause);
  const isDutch = language === "nl" || inDutch.test(said);
  const phrases: RequirementPhrase[] = [];
  let from = 0;
  for (const list of parseExamples(said)) {
    phrases.push(...phrasesIn(said.slice(from, list.start), isDutch), phraseOfClass(said, list));
    from = list.end;
  }
  phrases.push(...phrasesIn(said.slice(from), isDutch));
  let isIntroduced = false;
  for (const phrase of phrases) {
    if (phrase.isIntroduced) isIntroduced = true;
    phrase.isIntroduced = isIntroduced;
  }
  const isShort = countWords(clause) <= 14;
  const all = phrases
    .filter(({ isAside }) => !isAside)
    .every(({ text, examples }) =>
      sidesOfChoice(examples?.of ?? text).every((one) => tellingWords(one) <= 4),
    );
  return phrases.map((phrase) => ({
    ...phrase,
    isIntroduced: phrase.isIntroduced || (isShort && isIntroduced),
    isWholeItem: all,
  }));
}

/** The number of words that carry meaning: three in "Control de costes y escandallos". */
const tellingWords = (phrase: string) =>
  splitWords(phrase).filter(
    (word) => !/^(?:of|the|and|de|del|la|el|y|et|des?|du|les?|und|der|die|van|en)$/iu.test(word),
  ).length;

function phrasesIn(whole: string, isDutch: boolean): RequirementPhrase[] {
  const said = isDutch ? whole.replaceAll(/(?<!-) en /gu, " and ") : whole;
  const phrases: RequirementPhrase[] = [];
  for (const [index, part] of said.split(/[()[\]]/u).entries()) {
    for (const piece of piecesOf(part)) {
      const { text, introduced } = stripped(piece.trim());
      // Text in brackets has an odd index.
      const isAside = index % 2 === 1;
      if (text !== "" || introduced)
        phrases.push({
          text,
          isIntroduced: introduced,
          isAside,
          isWholeItem: false,
          examples: null,
        });
    }
  }
  return phrases;
}

/** "Experience with an EHR such as Epic" asks for "EHR such as Epic". */
function phraseOfClass(said: string, list: ExampleList): RequirementPhrase {
  const { text, introduced } = withoutOpening(list.of);
  return {
    text: `${text}${said.slice(list.leadStart, list.end)}`,
    ...{ isIntroduced: introduced, isWholeItem: false, isAside: false },
    examples: { ...list, of: text },
  };
}

const longestClause = 600;

/** Whether the text between two names is just an "or". */
export const isOr = (between: string): boolean =>
  between === " of " || orBetween.exec(between)?.[0].length === between.length;
/**
 * "Go, Java or Python" is one requirement, which any of its sides meets. Returns one side if there
 * is no choice.
 */
export function sidesOfChoice(phrase: string): string[] {
  return phrase
    .split(orBetween)
    .flatMap((side, index) => (index === 0 ? side.split(", ") : [side]))
    .map((side, index) => (index === 0 ? side.trim() : stripped(side.trim()).text))
    .filter((side) => side !== "");
}

function stripped(piece: string): { text: string; introduced: boolean } {
  const opened = withoutOpening(
    piece.replace(/^["“„«']+|(?<!["”“»'.!?])["”“»'.!?]+$/gu, "").trim(),
  );
  let { text, introduced } = opened;
  for (let round = 0; round < 4; round++) {
    const end = closing.exec(text);
    // "GWO Basic Safety Training" is a name.
    if (
      end === null ||
      /^\s\p{Lu}\p{Ll}/u.test(end[0]) ||
      /\b(?:driving|police) record$/iu.test(text)
    )
      break;
    text = text.slice(0, end.index);
    if (!/^\s*(?:is|are|was|were|ist|sind|est|es)\b/iu.test(end[0])) introduced = true;
  }
  // "GIS-Kenntnisse", "Gefahrgutkenntnisse"
  const compound = /^(?!Berufs)(\p{Lu}[\p{L}/-]{2,}?)-?(?:kenntnissen?|erfahrung(?:en)?)$/iu.exec(
    text,
  );
  if (compound?.[1] !== undefined) return { text: compound[1], introduced: true };
  return { text: text.trim(), introduced };
}

function withoutOpening(piece: string): { text: string; introduced: boolean } {
  let text = piece;
  let introduced = false;
  for (let round = 0; round < 8; round++) {
    const before = text;
    if (knowingVerb.test(text)) introduced = true;
    text = text.replace(opening, "");
    const known = knowing.exec(text) ?? havingDone.exec(text) ?? knowingOf.exec(text);
    if (known !== null) {
      introduced = true;
      text = text.slice(known[0].length);
    } else if (round > 0) {
      text = text.replace(relationOnly, "");
    }
    if (text === before) break;
  }
  return { text, introduced };
}
