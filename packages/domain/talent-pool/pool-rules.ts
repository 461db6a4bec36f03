/** The most candidates added to a job in one call, since each is scored. */
export const maxAddedAtOnce = 200;

/** The choices for how many months candidates are kept, besides no limit. */
export const retentionMonthOptions = [6, 12, 24, 36] as const;

export const maxHoldReason = 300;
