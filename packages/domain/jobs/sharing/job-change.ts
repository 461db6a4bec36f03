/** Notifies a page that a job changed. The page loads the new state itself. */
export type JobChange = {
  jobIds: readonly number[];
  /** The procedure that made the change, such as `decisions.decide`. */
  what: string;
  /** The name of the user who made it. */
  by: string;
};

/** `mark` changes with each change for the user. The first message has only the mark. */
export type ChangeMessage = { mark: string; change: JobChange | null };

/** The header with the id of the user's page. The event stream has it in its query. */
export const pageHeader = "x-page";
