import { foldText } from "../../resume/text/fold-text.ts";

/** The parts of a score in which a person may say whether a line counts. */
export const reviewedParts = ["skills", "title"] as const;
export type ReviewedPart = (typeof reviewedParts)[number];

/** What a line that counts is: what a role shows, what is only listed, or what comes near. */
export const countedStates = ["shown", "listed", "related"] as const;
export type CountedState = (typeof countedStates)[number];

/** What a review is about: a requirement in the job's words or, in the title part, the job's title. */
export type ReviewedRequirement = { part: ReviewedPart; requirement: string };

/** A person's word on whether a line of one candidate's CV counts for a requirement of one job. */
export type EvidenceReview = ReviewedRequirement & {
  counts: boolean;
  /** For a line that counts; "shown" where missing. */
  countsAs?: CountedState;
  /** The line as it was when it was reviewed. */
  line: number;
  page: number;
  text: string;
};

/** Words that count for a requirement in every CV of one job, since a person has accepted them. */
export type AcceptedPhrase = ReviewedRequirement & { phrase: string };

/** What people have said about one requirement. */
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

/** All that was said of a candidate before a job; a review whose line the CV no longer has is left out. */
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
 * The reviews with their lines where the CV has them now: another reading may number lines otherwise,
 * and another version of the CV may not have them.
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

/** So much of a line is kept of it: a page may be one line. */
const maxReviewedText = 2000;

export const reviewedText = (line: string): string => line.slice(0, maxReviewedText);

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
