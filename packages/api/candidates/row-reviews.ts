import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import type { RowReview } from "@resume-picker/domain/candidates/candidate";
import type { ReviewedPart } from "@resume-picker/domain/scoring/reviews/evidence-review";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import type { ComponentExplanation, ScoreRow } from "@resume-picker/domain/scoring/score/score";

type Said = Pick<ScoredCandidate, "reviews" | "phrases">;

export type ReviewedExplanation = Omit<ComponentExplanation, "rows"> & {
  rows: (ScoreRow & { reviews: RowReview[] })[];
};

/** The degree's row in the education part belongs to the requirement. */
const partsOf: Partial<Record<ScoreComponent, ReviewedPart>> = {
  skills: "skills",
  education: "skills",
  title: "title",
};

/** A stored line. Receipts of an older version have no rows until they are rescored. */
type StoredLine = Omit<ComponentExplanation, "rows" | "state"> &
  Partial<Pick<ComponentExplanation, "rows" | "state">>;

/** Adds the reviews and their authors to the rows of a receipt's line. */
export function withReviews(stored: StoredLine, said: Said): ReviewedExplanation {
  const line = { rows: [], state: "rated" as const, ...stored };
  const part = partsOf[line.component];
  const reviewsOf = (row: ScoreRow) => (part === undefined ? [] : reviewsOfRow(part, row, said));
  return { ...line, rows: line.rows.map((row) => ({ ...row, reviews: reviewsOf(row) })) };
}

function reviewsOfRow(
  part: ReviewedPart,
  { requirement, accepted }: ScoreRow,
  { reviews, phrases }: Said,
): RowReview[] {
  const isAbout = (one: { part: ReviewedPart; requirement: string }) =>
    one.part === part && one.requirement === requirement;
  const phrase = accepted?.scope === "job" ? accepted.phrase : null;
  return [
    ...reviews
      .filter(isAbout)
      .map(
        ({ id, counts, countsAs, text, line, reviewedByName: by, reviewedAt: at }): RowReview => ({
          ...{ id, scope: "candidate", counts, countsAs, text, line, by, at },
        }),
      ),
    ...phrases
      .filter((one) => isAbout(one) && one.phrase === phrase)
      .map(({ id, acceptedByName: by, acceptedAt: at }): RowReview => ({
        ...{
          id,
          scope: "job",
          counts: true,
          countsAs: "shown",
          text: phrase ?? "",
          line: null,
          by,
          at,
        },
      })),
  ];
}
