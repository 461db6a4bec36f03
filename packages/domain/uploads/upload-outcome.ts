/** The outcome for a file. `newer`, `older` and `attachment` belong to an existing candidate. */
export const uploadOutcomes = ["new", "newer", "older", "attachment", "known", "rejected"] as const;
export type UploadOutcome = (typeof uploadOutcomes)[number];

export const outcomeLabels: Record<UploadOutcome, string> = {
  new: "New candidate",
  newer: "Newer version, current",
  older: "Older version",
  attachment: "Attachment",
  known: "Duplicate",
  rejected: "Rejected",
};

/** How long a report is kept. */
export const reportDays = 90;

/** Builds a record with a value for each outcome. */
export function mapOutcomes<Value>(
  make: (outcome: UploadOutcome) => Value,
): Record<UploadOutcome, Value> {
  return {
    new: make("new"),
    newer: make("newer"),
    older: make("older"),
    attachment: make("attachment"),
    known: make("known"),
    rejected: make("rejected"),
  };
}

/** "48 added · 20 versions · 1 duplicate · 1 rejected · 3 need a check", without zero counts. */
export function summarizeUpload({
  counts,
  doubtful,
}: {
  counts: Record<UploadOutcome, number>;
  doubtful: number;
}): string {
  const versions = counts.newer + counts.older;
  const parts = [
    [counts.new, "added"],
    [versions, versions === 1 ? "version" : "versions"],
    [counts.attachment, counts.attachment === 1 ? "attachment" : "attachments"],
    [counts.known, counts.known === 1 ? "duplicate" : "duplicates"],
    [counts.rejected, "rejected"],
    [doubtful, doubtful === 1 ? "needs a check" : "need a check"],
  ] as const;
  return parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(" · ");
}
