/** Tells a page that a job changed, and never what it is now: the page reads that itself. */
export type JobChange = {
  jobIds: readonly number[];
  /** The procedure that changed it, such as `decisions.decide`. */
  what: string;
  /** The name of the user who did it. */
  by: string;
};

/** `mark` moves with each change for the user; a first message has no change, only the mark. */
export type ChangeMessage = { mark: string; change: JobChange | null };

/** The header by which a page says which of its user's pages it is; the stream has it in its query. */
export const pageHeader = "x-page";
