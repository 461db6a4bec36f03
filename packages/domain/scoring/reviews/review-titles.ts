import type { Acceptance, ScorableResume } from "../score/score.ts";
import { titleSimilarity } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { contentStems } from "../words/phrase-words.ts";
import type { RequirementReviews } from "./evidence-review.ts";

/** A title with its line in the CV. */
type TitleLine = { title: ComparableTitle; line: number };

/**
 * Returns the similarity of a title to the job's and any review that set it, or null if a person
 * rejected the title.
 */
export function rateTitle(
  jobTitle: ComparableTitle,
  { title, line }: TitleLine,
  reviews: RequirementReviews,
): { similarity: number; accepted: Acceptance | null } | null {
  if (reviews.rejectedLines.has(line)) return null;
  const accepted = acceptanceOf(title.title, line, reviews);
  return { similarity: accepted === null ? titleSimilarity(jobTitle, title) : 1, accepted };
}

function acceptanceOf(
  title: string,
  line: number,
  { accepted, phrases }: RequirementReviews,
): Acceptance | null {
  if (accepted.some((one) => one.line === line)) return { scope: "candidate" };
  if (phrases.length === 0) return null;
  const stems = new Set(contentStems(title));
  const phrase = phrases.find((one) => {
    const wanted = contentStems(one.phrase);
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
  });
  return phrase === undefined ? null : { scope: "job", phrase: phrase.phrase };
}

/** Accepted lines without a parsed title, which count like a headline. */
export function acceptedElsewhere(
  { roles, headline }: ScorableResume,
  { accepted }: RequirementReviews,
): RequirementReviews["accepted"] {
  const titled = new Set<number>();
  for (const { title, place } of roles) if (title !== null) titled.add(place.line);
  if (headline?.place) titled.add(headline.place.line);
  return accepted.filter(({ line }) => !titled.has(line));
}
