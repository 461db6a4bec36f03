import { compareLetters } from "./compare-letters.ts";
import { normalizeTitle, titleWords } from "./normalize-title.ts";
import { familySimilarity, roleFamilies } from "./role-families.ts";
import type { RoleFamily } from "./role-families.ts";

/** A title made ready for comparison; make it once for each job and role. */
export type ComparableTitle = { title: string; core: string[]; families: RoleFamily[] };

/** Words that many unlike occupations share. */
const genericWords = new Set(
  (
    "manager engineer specialist assistant coordinator associate consultant officer analyst technician administrator director " +
    "supervisor representative agent executive worker operator expert professional member team service support clerk advisor " +
    "leader lead head helper aide attendant responsable jefe leiter mitarbeiter fachkraft ingenieur technicien charge assistenz general project " +
    "sachbearbeiter encargado tecnico tecnica auxiliar assistente addetto addetta impiegato impiegata medewerker medewerkster " +
    "gerente gestor gestora operador operadora kierownik kierowniczka specjalista specjalistka pracownik inzynier asystent asystentka " +
    "vedouci pracovnik pracovnice inzenyr asistent asistentka muduru uzmanı sorumlusu elemanı muhendisi asistanı asistan"
  ).split(" "),
);
/** The same in a script without blanks. */
const genericEnding = /(?:工程师|经理|主管|专员|助理|管理员|代表)$/u;
const genericWeight = 0.35;
/** Overlap of nothing but such words says little. */
const genericOnlyCap = 0.15;

export function comparableTitle(title: string): ComparableTitle {
  const { words, core } = normalizeTitle(title);
  const families = findFamilies(words);
  return { title, core, families: families.length > 0 ? families : findFamilies(core) };
}

/** 0 to 1: the same work under the same words is 1, the same role family at least 0.8. */
export function titleSimilarity(wanted: ComparableTitle, has: ComparableTitle): number {
  if (wanted.core.length === 0 || has.core.length === 0) return 0;
  const isKnown = wanted.families.length > 0 && has.families.length > 0;
  const words = Math.max(
    wordSimilarity(wanted.core, has.core),
    isKnown ? 0 : mostByLetters * compareLetters(telling(wanted.core), telling(has.core)),
  );
  let family = 0;
  for (const a of wanted.families) {
    for (const b of has.families) family = Math.max(family, familySimilarity(a, b));
  }
  if (words > 0.999) return 1;
  return (
    family +
    (1 - family) *
      words *
      (family > 0 || wanted.families.length === 0 || has.families.length === 0 ? 0.9 : 0.5)
  );
}

/** Letters prove less than words. */
const mostByLetters = 0.85;

/** Without what many unlike occupations share: 工程师 is an engineer of any kind. */
function telling(words: readonly string[]): string[] {
  return words
    .filter((word) => !genericWords.has(word))
    .map((word) => word.replace(genericEnding, ""))
    .filter((word) => word !== "");
}

function wordSimilarity(wanted: readonly string[], has: readonly string[]): number {
  const wantedSet = new Set(wanted);
  const hasSet = new Set(has);
  let shared = 0;
  let onlyGeneric = true;
  for (const word of wantedSet) {
    if (!hasSet.has(word)) continue;
    shared += wordWeight(word);
    if (!genericWords.has(word)) onlyGeneric = false;
  }
  const wantedWeight = sum(wantedSet);
  const hasWeight = sum(hasSet);
  const similarity = (shared / wantedWeight + (2 * shared) / (wantedWeight + hasWeight)) / 2;
  const isWhole = wantedSet.size === hasSet.size && shared === wantedWeight;
  return onlyGeneric && !isWhole ? Math.min(similarity, genericOnlyCap) : similarity;
}

function wordWeight(word: string): number {
  return genericWords.has(word) ? genericWeight : 1;
}

function sum(words: ReadonlySet<string>): number {
  let total = 0;
  for (const word of words) total += wordWeight(word);
  return total;
}

/**
 * Families that a title names. "Software Sales Executive" is sales: a lone word such as "software"
 * gives way to a longer phrase of another group.
 */
function findFamilies(words: readonly string[]): RoleFamily[] {
  const known = roleFamilies(titleWords);
  const phrases: RoleFamily[] = [];
  const attributes: RoleFamily[] = [];
  let from = 0;
  while (from < words.length) {
    let taken = 1;
    for (let size = Math.min(longestPhrase, words.length - from); size > 0; size--) {
      const phrase = words.slice(from, from + size).join(" ");
      const family = known.get(phrase);
      if (family === undefined) continue;
      (attributeWords.has(phrase) ? attributes : phrases).push(family);
      taken = size;
      break;
    }
    from += taken;
  }
  if (phrases.length === 0 && attributes.length === 0) return compoundFamilies(words, known);
  if (phrases.length === 0) return attributes;
  return [
    ...phrases,
    ...attributes.filter((one) => phrases.some((other) => other.group === one.group)),
  ];
}

/** "Grundschullehrerin": Germanic compounds end in the occupation. */
function compoundFamilies(
  words: readonly string[],
  known: ReadonlyMap<string, RoleFamily>,
): RoleFamily[] {
  const found: RoleFamily[] = [];
  for (const word of words) {
    for (let cut = 3; cut <= word.length - 5; cut++) {
      const family = known.get(word.slice(cut));
      if (family === undefined) continue;
      found.push(family);
      break;
    }
  }
  return found;
}

const attributeWords = new Set(
  (
    "software web application backend frontend fullstack mobile ios android sale marketing finance hr retail logistic insurance " +
    "security healthcare banking maintenance construction fitness warehouse accounting nursing aviation automobile culinary " +
    "hvac museum analytic etl sap salesforce cybersecurity devop network qa digital event hospitality pharmacy procurement " +
    "purchasing housekeeping trading creative business owner"
  ).split(" "),
);
const longestPhrase = 6;
