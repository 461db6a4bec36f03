import { noReviews } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { findMentions } from "@resume-picker/domain/scoring/evidence/find-mentions";
import { matchTitle } from "@resume-picker/domain/scoring/components/match-title";
import { sampleResume } from "@resume-picker/domain/scoring/testing/sample-resume";
import { comparableTitle } from "@resume-picker/domain/scoring/words/compare-titles";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const Cases = z.object({
  definition: z.string(),
  cases: z.array(
    z.object({
      posting: z.string(),
      titles: z.array(z.string()),
      nearest: z.string().nullable(),
    }),
  ),
});

export type NearestCase = {
  posting: string;
  titles: string[];
  wanted: string | null;
  /**
   * The title that the receipt calls the same or a related occupation, or null if there is none.
   */
  named: string | null;
};

const yearsOfRole = 3;
const newest = 2026;

/**
 * Returns the title of an invented CV that the receipt names, with the one a reader considers
 * closest.
 */
export function nearestTitles(): NearestCase[] {
  return readData("titles/nearest-titles", Cases).cases.map(({ posting, titles, nearest }) => {
    const resume = sampleResume({
      roles: titles.map((title, index) => ({
        title,
        start: `${newest - (index + 1) * yearsOfRole}-07`,
        end: `${newest - index * yearsOfRole}-06`,
      })),
    });
    const { rows, state, quotes } = matchTitle(findMentions(resume), comparableTitle(posting), {
      skillMatchScore: 0,
      reviews: noReviews,
    });
    // A title is quoted only if it is related.
    const named = state === "rated" && quotes.length > 0 ? (rows[0]?.by ?? null) : null;
    return { posting, titles, wanted: nearest, named };
  });
}
