/** The rating of a number. Each screen maps it to a colour and a word. */
export type Band = "good" | "warning" | "danger" | "neutral";

export type Grade = "A+" | "A" | "B" | "C" | "D";

/** The letter for a total score of 0 to 100. */
export function gradeOf(totalScore: number): Grade {
  if (totalScore >= 90) return "A+";
  if (totalScore >= 80) return "A";
  if (totalScore >= 70) return "B";
  return totalScore >= 60 ? "C" : "D";
}

/** The range of a grade in words: "70 to 79.9 of 100". */
export function gradeRange(totalScore: number): string {
  if (totalScore >= 90) return "90 of 100 or more";
  if (totalScore >= 60) {
    const from = Math.floor(totalScore / 10) * 10;
    return `${from} to ${from + 9.9} of 100`;
  }
  return "below 60 of 100";
}

/** The band of a total or component score of 0 to 100. */
export function scoreBand(score: number): Band {
  if (score >= 80) return "good";
  return score >= 60 ? "warning" : "danger";
}

/** Ranks 1–3 are good, 4–6 a warning, and later ones neutral. */
export function manualRankBand(rank: number): Band {
  if (rank <= 3) return "good";
  return rank <= 6 ? "warning" : "neutral";
}

/** Ranks 1–3 are good, 4–6 a warning, and later ones a danger. */
export function aiRankBand(rank: number): Band {
  if (rank <= 3) return "good";
  return rank <= 6 ? "warning" : "danger";
}

/** More months of gaps than this are a warning. */
export const gapWarningMonths = 3;
