import { foldText } from "../../resume/text/fold-text.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { comparableTitle, titleSimilarity } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { quoteRoleTitle, referenceMonth, roleEnd } from "../evidence/read-roles.ts";
import type { Acceptance, EvidenceQuote, PartProof, ScorableResume } from "../score/score.ts";
import type { RequirementReviews } from "../reviews/evidence-review.ts";
import { acceptedElsewhere, rateTitle } from "../reviews/review-titles.ts";
import { figureRow, rateRows } from "../score/score-rows.ts";

export type TitleMatch = PartProof & { titleScore: number };

/**
 * Compares the job's title with the CV's headline and role titles. The best match counts. Older
 * roles count slightly less (0.95 after three years, 0.85 after eight, 0.7 after twelve), and
 * internships 0.85.
 */
export function matchTitle(
  { resume, titles }: Mentions,
  jobTitle: ComparableTitle,
  { skillMatchScore, reviews }: { skillMatchScore: number; reviews: RequirementReviews },
): TitleMatch {
  const now = referenceMonth(resume);
  const rated: RatedTitle[] = resume.roles.flatMap((role, index) => {
    const title = titles[index] ?? null;
    if (role.title === null || title === null) return [];
    const end = roleEnd(role, now);
    const age = end === null ? 0 : Math.max(0, now - end) / 12;
    const kind = role.kind === "job" ? 1 : 0.85;
    const found = rateTitle(jobTitle, { title, line: role.place.line }, reviews);
    if (found === null) return [];
    const score = found.similarity * freshness(age) * kind;
    return [{ score, title: role.title, role: index, accepted: found.accepted }];
  });
  rated.push(...headlineTitle(resume, jobTitle, reviews), ...acceptedTitles(resume, reviews));
  if (rated.every(({ score }) => score < studiedCap))
    rated.push(...studiedTitles(resume, jobTitle));
  const best = rated.reduce<RatedTitle | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  const isKnown = rated.some(({ title }) => comparableTitle(title).families.length > 0);
  const guess = isKnown ? 0 : (untitledShare * skillMatchScore) / 100;
  if (guess > (best?.score ?? 0)) return untitled(resume, jobTitle, { guess, best });
  return describe(resume, jobTitle, best);
}

/** A headline or an accepted line proves slightly less than the title of a role. */
const headlineShare = 0.95;

function headlineTitle(
  { headline }: ScorableResume,
  jobTitle: ComparableTitle,
  reviews: RequirementReviews,
): RatedTitle[] {
  if (headline === null) return [];
  const line = { title: comparableTitle(headline.value), line: headline.place?.line ?? -1 };
  const found = rateTitle(jobTitle, line, reviews);
  if (found === null) return [];
  const { similarity, accepted } = found;
  return [{ score: similarity * headlineShare, title: headline.value, role: null, accepted }];
}

function acceptedTitles(resume: ScorableResume, reviews: RequirementReviews): RatedTitle[] {
  return acceptedElsewhere(resume, reviews).map(({ text, page, line }) => ({
    ...{ score: headlineShare, title: text, role: null },
    accepted: { scope: "candidate" },
    quote: { text, highlight: null, page, line, covers: ["title"], context: null },
  }));
}

/** If no title in the CV is a known occupation, this share of the skill match is used instead. */
const untitledShare = 0.6;

function untitled(
  resume: ScorableResume,
  jobTitle: ComparableTitle,
  { guess, best }: { guess: number; best: RatedTitle | null },
): TitleMatch {
  const nearest = best === null ? null : (quotesOf(resume, best)[0] ?? null);
  const why =
    best === null
      ? "No role title was found in the CV"
      : "No title in the CV is a known occupation";
  const by = `${untitledShare * 100}% of the skill match`;
  const { score, rows } = rateRows([
    figureRow(jobTitle.title, { by, credit: guess, weight: 100, nearest }),
  ]);
  return {
    titleScore: score,
    state: "not-enough-data",
    reason: `${why}. ${untitledShare * 100}% of the skill match is used instead.`,
    rows,
    quotes: [],
  };
}

/**
 * `role` is null for the headline. `quote` is set for education, certificates and accepted lines.
 */
type RatedTitle = {
  score: number;
  title: string;
  role: number | null;
  accepted?: Acceptance | null;
  quote?: EvidenceQuote | null;
};

const quotesOf = (resume: ScorableResume, { quote, role }: RatedTitle): EvidenceQuote[] =>
  quote === undefined ? quoteRoleTitle(resume, role, "title") : quote === null ? [] : [quote];

/** A degree or licence for the job's work ("BSc Nursing") counts if no title matches. */
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
    const none = rateRows([figureRow(jobTitle.title, { credit: 0, weight: 100, nearest: null })]);
    return {
      titleScore: none.score,
      state: "not-enough-data",
      reason: "No role title was found in the CV. This part counts as 0.",
      rows: none.rows,
      quotes: [],
    };
  }
  const quotes = quotesOf(resume, best);
  const reason = reasonOf(best, jobTitle);
  const isNear = best.score >= nearTitle;
  const told = isNear ? quotes : [];
  const { accepted = null } = best;
  const { score, rows } = rateRows([
    figureRow(jobTitle.title, {
      by: best.title,
      credit: best.score,
      weight: 100,
      quote: told[0] ?? null,
      ...(accepted === null ? {} : { accepted }),
      ...(isNear ? {} : { nearest: quotes[0] ?? null }),
    }),
  ]);
  return { titleScore: score, state: "rated", reason, rows, quotes: told };
}

/** Titles from this score on are called the closest, lower ones not close. */
const nearTitle = 0.25;

function reasonOf({ score, title, accepted }: RatedTitle, jobTitle: ComparableTitle): string {
  if (accepted) return `“${title}” was accepted as the same kind of work as “${jobTitle.title}”.`;
  if (score >= 0.95) {
    const isSame = foldText(title) === foldText(jobTitle.title);
    return `“${title}” is the job's title${isSame ? "" : ", apart from the level"}.`;
  }
  if (score >= 0.7) return `“${title}” is the same kind of work as “${jobTitle.title}”.`;
  return score >= nearTitle
    ? `“${title}” is the closest title to “${jobTitle.title}”: similar, but not the same work.`
    : `No title in the CV is close to “${jobTitle.title}”; the nearest is “${title}”.`;
}
