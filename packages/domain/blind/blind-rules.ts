/** Length of the reason for revealing a candidate, in characters. */
export const minRevealReason = 3;
export const maxRevealReason = 500;
