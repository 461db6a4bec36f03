import { foldText } from "../../resume/text/fold-text.ts";

/** The parts of a score in which a person may decide whether a line counts. */
export const reviewedParts = ["skills", "title"] as const;
export type ReviewedPart = (typeof reviewedParts)[number];

/** How an accepted line counts: as shown in a role, as only listed, or as related. */
export const countedStates = ["shown", "listed", "related"] as const;
export type CountedState = (typeof countedStates)[number];

/**
 * The subject of a review: a requirement in the job's words or, in the title part, the job's title.
 */
export type ReviewedRequirement = { part: ReviewedPart; requirement: string };

/** A person's decision on whether a line of a candidate's CV counts for a requirement of a job. */
export type EvidenceReview = ReviewedRequirement & {
  counts: boolean;
  /** For a line that counts. The default is "shown". */
  countsAs?: CountedState;
  /** The line's number at the time of the review. */
  line: number;
  page: number;
  text: string;
};

/** A phrase that a person has accepted as meeting a requirement in every CV of a job. */
export type AcceptedPhrase = ReviewedRequirement & { phrase: string };

/** All reviews of one requirement. */
export type RequirementReviews = {
  accepted: readonly EvidenceReview[];
  rejectedLines: ReadonlySet<number>;
  phrases: readonly AcceptedPhrase[];
};

export const noReviews: RequirementReviews = {
  accepted: [],
  rejectedLines: new Set(),
  phrases: [],
};

/** All reviews of a candidate for a job, except those whose line is no longer in the CV. */
export type ReviewsOfCv = {
  reviews: readonly EvidenceReview[];
  phrases: readonly AcceptedPhrase[];
};

export function reviewsOf(
  { reviews, phrases }: ReviewsOfCv,
  { part, requirement }: ReviewedRequirement,
): RequirementReviews {
  if (reviews.length === 0 && phrases.length === 0) return noReviews;
  const isAbout = (one: ReviewedRequirement) =>
    one.part === part && one.requirement === requirement;
  const own = reviews.filter(isAbout);
  return {
    accepted: own.filter(({ counts }) => counts),
    rejectedLines: new Set(own.filter(({ counts }) => !counts).map(({ line }) => line)),
    phrases: phrases.filter(isAbout),
  };
}

/**
 * Updates reviews to the current line numbers of the CV. Parsing again may number the lines
 * differently, and another version of the CV may not contain them.
 */
export function locateReviews(
  reviews: readonly EvidenceReview[],
  lines: readonly string[],
): EvidenceReview[] {
  if (reviews.length === 0) return [];
  const folded = lines.map((line) => lettersOf(reviewedText(line)));
  return reviews.flatMap((review) => {
    const text = lettersOf(review.text);
    const line = folded[review.line] === text ? review.line : folded.indexOf(text);
    return line === -1 || text === "" ? [] : [{ ...review, line }];
  });
}

/** The stored length of a line, in characters; a page may be a single line. */
const maxReviewedText = 2000;

export const reviewedText = (line: string): string => line.slice(0, maxReviewedText);

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
