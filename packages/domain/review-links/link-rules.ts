export const maxCandidatesOfLink = 50;
export const maxLinksOfJob = 50;

/** For how many days a link works. */
export const linkDays = [1, 7, 14, 30, 90] as const;
export const defaultLinkDays = 14;

export const minPassphrase = 8;
export const maxPassphrase = 200;

export const maxReviewerName = 80;

/** The reviewer's name in the ledger, marked to distinguish it from a member with the same name. */
export const reviewerTitle = (name: string): string => `${name} (review link)`;
