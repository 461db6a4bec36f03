/** What became of a file; `newer` and `older` are versions of a person who was there. */
export const uploadOutcomes = ["new", "newer", "older", "known", "refused"] as const;
export type UploadOutcome = (typeof uploadOutcomes)[number];

export const outcomeWords: Record<UploadOutcome, string> = {
  new: "New candidate",
  newer: "Newer version, leads now",
  older: "Older version, filed",
  known: "Already there",
  refused: "Refused",
};

/** A report is kept so long. */
export const reportDays = 90;

/** One value for each outcome. */
export function mapOutcomes<Value>(
  make: (outcome: UploadOutcome) => Value,
): Record<UploadOutcome, Value> {
  return {
    new: make("new"),
    newer: make("newer"),
    older: make("older"),
    known: make("known"),
    refused: make("refused"),
  };
}

/** "48 new · 20 versions · 1 already there · 1 refused · 3 read with doubt", without what is none. */
export function summarizeUpload({
  counts,
  doubtful,
}: {
  counts: Record<UploadOutcome, number>;
  doubtful: number;
}): string {
  const versions = counts.newer + counts.older;
  const parts = [
    [counts.new, "new"],
    [versions, versions === 1 ? "version" : "versions"],
    [counts.known, "already there"],
    [counts.refused, "refused"],
    [doubtful, "read with doubt"],
  ] as const;
  return parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(" · ");
}
