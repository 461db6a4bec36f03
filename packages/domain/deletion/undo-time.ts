/** How long a deletion can be undone: what offers it stands for five seconds, and clicks may be slow. */
export const undoMs = 30_000;

export const undoTooLate =
  "This can't be brought back: the 30 seconds in which a deletion can be undone are over.";
