import type { EvidenceQuote, ScorableResume } from "./score.ts";
import { familySimilarity, roleFamilies } from "./role-families.ts";
import type { RoleFamily } from "./role-families.ts";
import { normalizeTitle, titleWords } from "./normalize-title.ts";
import { quoteRoleTitle, referenceMonth, roleEnd } from "./read-roles.ts";
import { oneDecimal } from "./total-score.ts";

export type TitleMatch = { titleScore: number; reason: string; quotes: EvidenceQuote[] };

/** A title made ready for comparison; make it once for each job and role. */
export type ComparableTitle = { title: string; core: string[]; families: RoleFamily[] };

/** Words that many unlike occupations share. */
const genericWords = new Set(
  (
    "manager engineer specialist assistant coordinator associate consultant officer analyst technician administrator director " +
    "supervisor representative agent executive worker operator expert professional member team service support clerk advisor " +
    "leader lead head helper aide attendant responsable jefe leiter mitarbeiter fachkraft ingenieur technicien charge assistenz general project"
  ).split(" "),
);
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
  const words = wordSimilarity(wanted.core, has.core);
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

/**
 * Compares the job's title with the CV's headline and role titles. The best one counts; older roles
 * count a little less (0.95 after three years, 0.85 after eight, 0.7 beyond), internships 0.85.
 */
export function matchTitle(resume: ScorableResume, jobTitle: ComparableTitle): TitleMatch {
  const now = referenceMonth(resume);
  const rated: RatedTitle[] = resume.roles.flatMap((role, index) => {
    if (role.title === null) return [];
    const end = roleEnd(role, now);
    const age = end === null ? 0 : Math.max(0, now - end) / 12;
    const kind = role.kind === "job" ? 1 : 0.85;
    const score = titleSimilarity(jobTitle, comparableTitle(role.title)) * freshness(age) * kind;
    return [{ score, title: role.title, role: index }];
  });
  if (resume.headline !== null) {
    const title = resume.headline.value;
    rated.push({
      score: titleSimilarity(jobTitle, comparableTitle(title)) * 0.95,
      title,
      role: null,
    });
  }
  const best = rated.reduce<RatedTitle | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  return describe(resume, jobTitle, best);
}

type RatedTitle = { score: number; title: string; role: number | null };

function freshness(years: number): number {
  if (years <= 3) return 1;
  if (years <= 8) return 0.95;
  return years <= 12 ? 0.85 : 0.7;
}

function describe(
  resume: ScorableResume,
  jobTitle: ComparableTitle,
  best: RatedTitle | null,
): TitleMatch {
  if (best === null) return { titleScore: 0, reason: "The CV names no role title.", quotes: [] };
  const titleScore = oneDecimal(best.score * 100);
  const quotes = quoteRoleTitle(resume, best.role, "title");
  const reason =
    best.score >= 0.95
      ? `“${best.title}” is the job's own title, apart from words of rank.`
      : best.score >= 0.7
        ? `“${best.title}” is the same kind of work as “${jobTitle.title}”.`
        : best.score >= 0.25
          ? `“${best.title}” is the nearest title to “${jobTitle.title}”: related, not the same work.`
          : `No title in the CV is near “${jobTitle.title}”; the nearest is “${best.title}”.`;
  return { titleScore, reason, quotes: best.score >= 0.25 ? quotes : [] };
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

function findFamilies(words: readonly string[]): RoleFamily[] {
  const known = roleFamilies(titleWords);
  const found: RoleFamily[] = [];
  let from = 0;
  while (from < words.length) {
    let taken = 1;
    for (let size = Math.min(longestPhrase, words.length - from); size > 0; size--) {
      const family = known.get(words.slice(from, from + size).join(" "));
      if (family !== undefined) {
        found.push(family);
        taken = size;
        break;
      }
    }
    from += taken;
  }
  return found;
}

const longestPhrase = 6;
