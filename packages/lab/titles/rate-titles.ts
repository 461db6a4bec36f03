import {
  comparableTitle,
  titleSimilarity,
} from "@resume-picker/domain/scoring/words/compare-titles";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const Row = z.tuple([z.string(), z.string(), z.string()]);
const TenLanguages = z.object({
  definition: z.string(),
  pairs: z.record(z.string(), z.array(Row)),
});

export type LanguageRating = {
  language: string;
  pairs: number;
  /**
   * How often titles of the same occupation are more similar than those of different ones in any
   * row. 0.5 is chance.
   */
  separation: number;
  same: number;
  other: number;
};

/**
 * Rates how well titles of the same and of different occupations are distinguished, in each of ten
 * languages.
 */
export function rateTitles(): LanguageRating[] {
  const { pairs } = readData("titles/ten-languages", TenLanguages);
  return Object.entries(pairs).map(([language, rows]) => {
    const same = rows.map(([wanted, alike]) => compare(wanted, alike));
    const other = rows.map(([wanted, , unlike]) => compare(wanted, unlike));
    return {
      language,
      pairs: rows.length,
      separation: separationOf(same, other),
      same: mean(same),
      other: mean(other),
    };
  });
}

const compare = (wanted: string, has: string) =>
  titleSimilarity(comparableTitle(wanted), comparableTitle(has));

function separationOf(same: readonly number[], other: readonly number[]): number {
  return mean(
    same.flatMap((near) =>
      other.map((far) => {
        if (near === far) return 0.5;
        return near > far ? 1 : 0;
      }),
    ),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
