import type { RequirementState } from "../score/score.ts";

/**
 * Credits for a skill: full if a role shows it, slightly less for a project or a course, 0.85 if
 * only listed.
 */
export const shownCredit = 1;
export const projectCredit = 0.92;
export const listedCredit = 0.85;
/** Lower or equal credits are reported as not found. */
export const maxIgnored = 0.3;

/** The credit if a model or a person says "related". The rules' own credits vary around it. */
const relatedCredit = 0.5;

/** The credit for a state that was set by a model or a person. */
export const namedCredits: Readonly<Record<RequirementState, number>> = {
  ...{ shown: shownCredit, listed: listedCredit, related: relatedCredit, "not-found": 0 },
};
