export const decisionKinds = ["advance", "hold", "decline"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const maxReasonLength = 60;
export const maxReasonsGiven = 10;
export const maxReasonsOffered = 20;
export const maxDecisionNote = 2000;
export const maxCandidateNote = 5000;

/** The reasons that rule somebody out for other jobs, too. */
export const rulingOut = ["Withdrew", "Conduct"] as const;

/** What is offered until the user writes a list of their own. */
export const defaultReasons: readonly string[] = [
  "Strong evidence",
  "Must-have missing",
  "Level",
  "Location",
  "Salary",
  "Availability",
  ...rulingOut,
];

/** Whether a decline was for a reason that rules out other jobs, in whatever case it was written. */
export function rulesOut({
  decision,
  reasons,
}: {
  decision: string | null;
  reasons: readonly string[];
}): boolean {
  const known = rulingOut.map((reason) => reason.toLowerCase());
  return decision === "decline" && reasons.some((reason) => known.includes(reason.toLowerCase()));
}
