type RankableScore = {
  candidateId: number;
  totalScore: number;
  skillMatchScore: number;
  /** SHA-256 of the CV's file, or the beginning of it. */
  fileSha256: string;
};

/**
 * Ranks from 1 by total score; equal totals by skill match, then by the hash of the CV's
 * file: nobody shares a rank, and the order of arrival decides nothing.
 */
export function rankScores(rows: readonly RankableScore[]): Map<number, number> {
  const ordered = [...rows].sort(compareScores);
  return new Map(ordered.map((row, index) => [row.candidateId, index + 1]));
}

/** Best first. */
export function compareScores(
  a: Omit<RankableScore, "candidateId">,
  b: Omit<RankableScore, "candidateId">,
): number {
  return (
    b.totalScore - a.totalScore ||
    b.skillMatchScore - a.skillMatchScore ||
    compareHashes(a.fileSha256, b.fileSha256)
  );
}

/** For sorting by hashes, as the database does: by their letters, not by the rules of a language. */
export function compareHashes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
