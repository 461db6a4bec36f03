/** How long a deletion can be undone, in milliseconds. */
export const undoMs = 30_000;

/** How long a page offers the undo. Shorter, because a late click takes time to arrive. */
export const undoToastMs = undoMs - 5_000;

export const undoTooLate = "This can't be restored. Deletions can be undone for 30 seconds.";
