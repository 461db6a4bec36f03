/**
 * How long a deletion can be undone. The offer is shown for five seconds, and clicks may be slow.
 */
export const undoMs = 30_000;

export const undoTooLate = "This can't be restored. Deletions can be undone for 30 seconds.";
