import { splitWords } from "../../resume/text/squeeze-spaces.ts";
import { countWords } from "../../resume/text/count-words.ts";
/** Numbers as words, in all supported languages. Articles count as one ("a year or more"). */
export const numberWords: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 },
  ...{ ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, zehn: 10 },
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, dix: 10 },
  ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, diez: 10 },
  ...{
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    dois: 2,
    três: 3,
    cinco: 5,
    dwa: 2,
    trzy: 3,
    pięć: 5,
  },
  ...{ een: 1, één: 1, twee: 2, drie: 3, vijf: 5, tien: 10 },
};
const number = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const orMore = "(?:\\s?\\+|\\s(?:plus|or more|oder mehr|ou plus|o más|of meer|ou mais))?";
const range = `(?:\\s?(?:-|–|to|bis|à|a|tot)\\s?(?:\\d{1,2}|${Object.keys(numberWords).join("|")})\\+?)?`;
const unit =
  "(years?|yrs?|Jahre?n?|ans?|années|años?|jaar|ann[io]|anos?|lata?|rok)(?!\\p{L})['’.]?";
const asked = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:(?:min|mind)\\.|(?:you )?(?:have )?spent(?: at least)?|at least|a minimum of|minimum|ten minste|tenminste|minimaal|minstens|mindestens|wenigstens|au moins|au minimum|al menos|un mínimo de|mínimo|almeno|pelo menos|no mínimo|co najmniej)\\s)?${number}${orMore}${range}\\s?${unit}(?:\\s(?:or more|oder mehr|ou plus|o más|of meer))?`,
  "iu",
);
const experience =
  "(?:experience|exp\\.?|esperienza|experiência|doświadczenia|berufserfahrung|erfahrung|praxis|expérience|experiencia|ervaring|werkervaring)";
/** "of progressively responsible experience in", "Berufserfahrung als" */
const throughExperience = new RegExp(
  `^\\s(?:(?:of|de|d['’]|van)\\s?)?(?:[\\p{L}'’-]+\\s){0,4}${experience}\\s(?:minimum\\s|mínima\\s|minimale\\s)?(of|in|with|as|on|using|within|at|working|mit|als|im|bei|en|dans|comme|avec|de|como|con|met|nel|nella|come|w|jako|em|na|no)\\s(.+)$`,
  "iu",
);
/** "of retail experience". "Vertriebserfahrung" is one word and does not match. */
const beforeExperience = new RegExp(
  `^\\s(?:of\\s)?((?:[\\p{L}'’/-]+\\s){1,4}${experience})(?!\\p{L})`,
  "iu",
);
const byRelation =
  /^\s(of|in|with|as|on|within|at|als|im|bei|mit|en|dans|comme|de|di|como|con|van|met|nel|nella|come|w|jako|em)\s(.+)$/iu;
const elided = /^\s(d['’])(.+)$/iu;
const byDoing = /^\s(\p{Ll}{3,}ing)\s(.+)$/u;
/** Words that don't describe the work: "relevant experience", "of professional experience". */
const unspecific =
  /^(?:verifiable|documented|demonstrable|demonstrated|aantoonbare|nachweisbare|equivalent|combined|cumulative|relevant|previous|prior|professional|practical|proven|similar|recent|experience|hands-on|work|working|industry|progressive|of|de|van|directly|progressively|responsible|post-qualification|paid|full-time|related|this|the|same|an?|any|solid|good|min|di|esperienza|experiência|doświadczenie|mínima|minima|relevante|similares?|similaires?|puesto|puestos|poste|fonction|vergleichbare[rn]?|position|positions|role|roles|field|functie|werkervaring|erfahrung|berufserfahrung|expérience|experiencia|ervaring)$/iu;
/** Ends the description of the work that the years refer to. */
const end =
  /(?<!\s)\s*(?:[,;.()|:·]|\s[–—-]\s|\s(?:or|oder|ou|o)\s(?:an? |einer?n? )?(?:similar|equivalent|related|comparable|vergleichbar|équivalent|equivalente)|\s(?:and|und|et|y|en)\s(?:at least|an?\s|een\s|eine?n?\s|une?\s|una?\s|the\s|strong|excellent|good|solid|proven|knowledge|experience|ability|disponibilidad|capacidad|hold|have|has|bring|know|two|three|four|five|\d)|\s(?:au moins|au minimum|al menos|como mínimo|mindestens|at least)(?!\p{L})|\swith at least|\severy day|\s(?:gearbeitet|tätig|gewerkt)(?!\p{L})|\s(?:is|are|was|would|ist|sind|wäre|est|es)\s|\s(?:instead|required|preferred|essential|desirable|necessary|needed|mandatory|minimum|an advantage|a plus|erforderlich|erwünscht|exigée?|souhaitée?|requerid[oa]|deseable)(?!\p{L})).*$/iu;
const maxWords = 10;

/**
 * Returns the years that a clause asks for together with the work, in its own words: "At least five
 * years of experience in retail banking" gives "5+ years in retail banking". Null if the work is
 * not named.
 */
export function askedYears(clause: string): { text: string; start: number; end: number } | null {
  const found = asked.exec(clause);
  const labelled = behindLabel.exec(clause);
  if (labelled?.[1] !== undefined) return yearsOfLabel(labelled[1], labelled, clause);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  const count = numberWords[found[1].toLowerCase()] ?? Number(found[1]);
  if (count === 0 || count > 15 || insteadOfDegree.test(clause)) return null;
  const after = clause.slice(found.index + found[0].length);
  const of = workIn(after);
  if (of === null) return null;
  const { relation } = of;
  const choice = orList.exec(after.slice(after.indexOf(of.work) + of.work.length))?.[0] ?? "";
  const work = of.work + (countWords(choice) <= maxChoiceWords ? choice : "");
  const length = after.indexOf(of.work) + of.work.length + choice.length;
  return {
    text: `${count}+ ${found[2]} ${relation}${relation.endsWith("'") ? "" : " "}${work}`,
    start: found.index,
    end: found.index + found[0].length + length,
  };
}

/** "Four years of related experience may substitute for the degree" */
const insteadOfDegree = /\b(?:may|can|will) (?:be )?substitut|\bin lieu of\b/iu;

/** "Forklift: 1 year" */
const behindLabel = new RegExp(
  `^(\\p{Lu}[^:,;.()]{1,40}?) ?: ?${number}${orMore}${range}\\s?${unit}\\W*$`,
  "iu",
);

function yearsOfLabel(
  work: string,
  [, , count = "", unitOfTime = ""]: RegExpExecArray,
  clause: string,
) {
  const years = numberWords[count.toLowerCase()] ?? Number(count);
  if (years === 0 || isUnspecific(work)) return null;
  return { text: `${years}+ ${unitOfTime} of ${work}`, start: 0, end: clause.length };
}

/** Alternatives, any of which is enough: "…, FP&A, corporate finance or cost accounting". */
const orList =
  /^(?:, (?!(?:and|or|with|including|ideally|preferably)\b)(?:(?!\b(?:in|for|with)\b)[\p{L}&/' -]){2,40}){1,6},? (?:or|oder|ou) (?!(?:an? )?(?:similar|equivalent|related|comparable|vergleichbar|équivalent))[\p{L}&/' -]{2,40}(?=[,;.()]|$)/u;
const maxChoiceWords = 16;

function workIn(after: string): { relation: string; work: string } | null {
  const before = beforeExperience.exec(after)?.[1]?.trim();
  const through = throughExperience.exec(after);
  if (before !== undefined && !isUnspecific(before)) {
    const where = through?.[2] === undefined ? "" : ` ${through[1]} ${through[2].replace(end, "")}`;
    const work = `${before}${where}`.trim();
    if (countWords(work) <= maxWords) return { relation: "of", work };
  }
  const found = through ?? byRelation.exec(after) ?? elided.exec(after) ?? byDoing.exec(after);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  const work = found[2].replace(end, "").trim();
  const words = countWords(work);
  if (work === "" || words > maxWords || isUnspecific(work)) return null;
  return { relation: found[1].replace("’", "'"), work };
}

/** Whether the words don't describe any particular work: "relevant experience", "esperienza di". */
export function isUnspecific(words: string): boolean {
  return splitWords(words)
    .filter(Boolean)
    .every((word) => unspecific.test(word));
}
