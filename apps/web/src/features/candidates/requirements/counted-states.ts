import type { RequirementState } from "@resume-picker/domain/scoring/score/score";

/** What counts and strips tell apart: what isn't stated is right more often than how near it comes. */
export const countedStates = ["shown", "listed", "not-found"] as const;
export type CountedState = (typeof countedStates)[number];

export const countedNames: Record<CountedState, string> = {
  shown: "used on the job",
  listed: "listed as a skill",
  "not-found": "not stated",
};

/** The receipt keeps the finer step. */
export const countedState = (state: RequirementState): CountedState =>
  state === "related" ? "not-found" : state;
