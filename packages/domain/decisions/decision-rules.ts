export const decisionKinds = ["advance", "hold", "decline"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Each decision as a button label and as a completed state. */
export const decisionLabels: Record<DecisionKind, { label: string; done: string }> = {
  advance: { label: "Advance", done: "Advanced" },
  hold: { label: "Hold", done: "On hold" },
  decline: { label: "Decline", done: "Declined" },
};

/** The choices of the filter by decision. */
export const decisionFilters = ["undecided", "decided", ...decisionKinds] as const;
export type DecisionFilter = (typeof decisionFilters)[number];

export function passesDecision(decision: DecisionKind | null, filter: DecisionFilter): boolean {
  if (filter === "undecided") return decision === null;
  return filter === "decided" ? decision !== null : decision === filter;
}

export const maxReasonLength = 60;
export const maxReasonsGiven = 10;
export const maxReasonsOffered = 20;
export const maxDecisionNote = 2000;
export const maxCandidateNote = 5000;
/** Far more than people write. The limits keep anybody from filling the disk. */
export const maxNotesOfCandidate = 500;
export const maxDecisionsOfCandidate = 500;

/** Reasons that also rule a candidate out for other jobs. */
const rulingOut = ["Withdrawn", "Conduct"] as const;
/** The former name of the first reason, which recorded decisions still have. */
const formerRulingOut = ["withdrew"];

/** The reasons offered until a user edits the list. */
export const defaultReasons: readonly string[] = [
  "Strong evidence",
  "Must-have missing",
  "Seniority",
  "Location",
  "Salary",
  "Availability",
  ...rulingOut,
];

/** Whether a candidate was declined for a reason that rules out other jobs. Ignores case. */
export function rulesOut({
  decision,
  reasons,
}: {
  decision: string | null;
  reasons: readonly string[];
}): boolean {
  const known = [...rulingOut.map((reason) => reason.toLowerCase()), ...formerRulingOut];
  return decision === "decline" && reasons.some((reason) => known.includes(reason.toLowerCase()));
}
