import type { RequirementState } from "@resume-picker/domain/scoring/score/score";

/**
 * The states that counts and strips distinguish. They merge "related" into "not stated", because
 * that is more reliable than how close a match is.
 */
export const countedStates = ["shown", "listed", "not-found"] as const;
export type CountedState = (typeof countedStates)[number];

export const countedNames: Record<CountedState, string> = {
  shown: "used on the job",
  listed: "listed as a skill",
  "not-found": "not stated",
};

/** Only the receipt distinguishes "related". */
export const countedState = (state: RequirementState): CountedState =>
  state === "related" ? "not-found" : state;
