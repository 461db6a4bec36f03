import { titleOfRole } from "../evidence/role-title.ts";
import { comparableTitle, titleSimilarity } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { quoteRoleTitle, referenceMonth, roleEnd } from "../evidence/read-roles.ts";
import type { EvidenceQuote, PartProof, ScorableResume } from "../score/score.ts";
import { figureRow, rateRows } from "../score/score-rows.ts";

export type TitleMatch = PartProof & { titleScore: number };

/**
 * Compares the job's title with the CV's headline and role titles. The best one counts; older roles
 * count a little less (0.95 after three years, 0.85 after eight, 0.7 after twelve), internships 0.85.
 */
export function matchTitle(
  resume: ScorableResume,
  jobTitle: ComparableTitle,
  skillMatchScore: number,
): TitleMatch {
  const now = referenceMonth(resume);
  const rated: RatedTitle[] = resume.roles.flatMap((role, index) => {
    const title = titleOfRole(role);
    if (role.title === null || title === null) return [];
    const end = roleEnd(role, now);
    const age = end === null ? 0 : Math.max(0, now - end) / 12;
    const kind = role.kind === "job" ? 1 : 0.85;
    const score = titleSimilarity(jobTitle, title) * freshness(age) * kind;
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
  if (rated.every(({ score }) => score < studiedCap))
    rated.push(...studiedTitles(resume, jobTitle));
  const best = rated.reduce<RatedTitle | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  const isKnown = rated.some(({ title }) => comparableTitle(title).families.length > 0);
  const guess = isKnown ? 0 : (untitledShare * skillMatchScore) / 100;
  if (guess > (best?.score ?? 0)) return untitled(guess, jobTitle, best === null);
  return describe(resume, jobTitle, best);
}

/** Where no title of the CV is a known occupation, the skills stand in for it, in part. */
const untitledShare = 0.6;

function untitled(guess: number, jobTitle: ComparableTitle, isWithout: boolean): TitleMatch {
  const why = isWithout
    ? "No role title was found in what was read"
    : "No title that was read is a known occupation";
  const by = `${untitledShare} of the skill match`;
  const { score, rows } = rateRows([figureRow(jobTitle.title, { by, credit: guess, weight: 100 })]);
  return {
    titleScore: score,
    state: "not-enough-data",
    reason: `${why}, so that ${untitledShare} of the skill match stands in for it.`,
    rows,
    quotes: [],
  };
}

/** `role` is null for the headline, `quote` set for what was studied. */
type RatedTitle = {
  score: number;
  title: string;
  role: number | null;
  quote?: EvidenceQuote | null;
};

/** A degree or licence in the job's work ("BSc Nursing") tells something where no title does. */
const studiedCap = 0.45;

function studiedTitles(resume: ScorableResume, jobTitle: ComparableTitle): RatedTitle[] {
  const studied = [
    ...resume.education.map(({ degree, place }) => ({ text: degree ?? "", place })),
    ...resume.certifications.map(({ value, place }) => ({ text: value, place })),
  ];
  return studied
    .filter(({ text }) => text !== "")
    .map(({ text, place }) => ({
      score: studiedCap * titleSimilarity(jobTitle, comparableTitle(text)),
      title: text,
      role: null,
      quote:
        place === null
          ? null
          : { text, highlight: text, ...place, covers: ["title"], context: null },
    }));
}

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
  if (best === null) {
    const none = rateRows([figureRow(jobTitle.title, { credit: 0, weight: 100 })]);
    return {
      titleScore: none.score,
      state: "not-enough-data",
      reason: "No role title was found in what was read; the sum counts 0 for it.",
      rows: none.rows,
      quotes: [],
    };
  }
  const quotes =
    best.quote === undefined
      ? quoteRoleTitle(resume, best.role, "title")
      : best.quote === null
        ? []
        : [best.quote];
  const reason =
    best.score >= 0.95
      ? `“${best.title}” is the job's own title, apart from words of rank.`
      : best.score >= 0.7
        ? `“${best.title}” is the same kind of work as “${jobTitle.title}”.`
        : best.score >= 0.25
          ? `“${best.title}” is the nearest title to “${jobTitle.title}”: related, not the same work.`
          : `No title that was read is near “${jobTitle.title}”; the nearest is “${best.title}”.`;
  const told = best.score >= 0.25 ? quotes : [];
  const { score, rows } = rateRows([
    figureRow(jobTitle.title, {
      by: best.title,
      credit: best.score,
      weight: 100,
      quote: told[0] ?? null,
    }),
  ]);
  return { titleScore: score, state: "rated", reason, rows, quotes: told };
}
