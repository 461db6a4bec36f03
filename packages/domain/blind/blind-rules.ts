/** Characters of the reason for revealing somebody. */
export const minRevealReason = 3;
export const maxRevealReason = 500;
