import type { RequirementState } from "../score/score.ts";
import { checkParts } from "./check-judgment.ts";
import type { Checked, CheckedAgainst, ModelAnswer } from "./check-judgment.ts";

/** A model's answers to one question, one entry per attempt with an answer per part of the CV. */
export type Attempts = readonly (readonly (ModelAnswer | null)[])[];

export type Settled = {
  checked: Checked;
  /** The state of each attempt (null for an invalid one), or null if all states are the same. */
  unstable: (RequirementState | null)[] | null;
};

/** Returns the majority's answer. Without a majority, no answer of the model counts. */
export function settleAttempts(attempts: Attempts, against: CheckedAgainst): Settled {
  const all = attempts.map((parts) => checkParts(parts, against));
  const states = all.map(stateOf);
  const majority = all.find((one) => {
    const same = states.filter((state) => state === stateOf(one)).length;
    return same * 2 > all.length;
  });
  return {
    checked: majority ?? { failure: "answered differently" },
    unstable: new Set(states).size > 1 ? states : null,
  };
}

const stateOf = (checked: Checked): RequirementState | null =>
  "judgment" in checked ? checked.judgment.state : null;
