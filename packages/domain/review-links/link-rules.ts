export const maxCandidatesOfLink = 50;
export const maxLinksOfJob = 50;

/** How many days a link works. */
export const linkDays = [1, 7, 14, 30, 90] as const;
export const defaultLinkDays = 14;

export const minPassphrase = 8;
export const maxPassphrase = 200;

export const maxReviewerName = 80;

/** In the ledger: nobody who has the link is taken for a member of the same name. */
export const reviewerTitle = (name: string): string => `${name} (review link)`;
