type RankableScore = { candidateId: number; totalScore: number; skillMatchScore: number };

/**
 * Ranks from 1 by total score; equal totals by skill match, then by the lower candidate id, so that
 * no two candidates share a rank.
 */
export function rankScores(rows: readonly RankableScore[]): Map<number, number> {
  const ordered = [...rows].sort(
    (a, b) =>
      b.totalScore - a.totalScore ||
      b.skillMatchScore - a.skillMatchScore ||
      a.candidateId - b.candidateId,
  );
  return new Map(ordered.map((row, index) => [row.candidateId, index + 1]));
}
