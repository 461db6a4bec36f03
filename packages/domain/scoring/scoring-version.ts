/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 8;

export const scoringChange =
  "what work was for, leaned on or was talked about no longer shows a requirement, what a requirement says beyond a known one has to stand beside it, one of two things that are asked for together is a part of them, years are not counted by work that a role only touches, office suites stand for their common programs, and names of schools show no work";
