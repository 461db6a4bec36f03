/** Candidates of one call that adds them to a job: each is scored in it. */
export const mostAdded = 200;
