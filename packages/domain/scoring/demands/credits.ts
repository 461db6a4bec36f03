import type { RequirementState } from "../score/score.ts";

/**
 * A skill that a role shows counts in full, one in a project or a course a little less, one only
 * listed 0.85, and 0.7 where what the roles show is all of other trades.
 */
export const shownCredit = 1;
export const projectCredit = 0.92;
export const listedCredit = 0.85;
export const strangeCredit = 0.7;
/** What answers no more than this of a demand is not told as an answer. */
export const maxIgnored = 0.3;
/** Titles this near name the same kind of work. */
export const sameWork = 0.7;

/** As little as the rules give for what is related at most. */
const relatedCredit = 0.5;

/** What a state is worth that a model or a person names. */
export const namedCredits: Readonly<Record<RequirementState, number>> = {
  ...{ shown: shownCredit, listed: listedCredit, related: relatedCredit, "not-found": 0 },
};
