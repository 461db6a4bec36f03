/** Candidates of one call that adds them to a job: each is scored in it. */
export const maxAdded = 200;

/** How many months candidates can be kept; no limit is the other choice. */
export const keptMonths = [6, 12, 24, 36] as const;

export const maxHoldReason = 300;
