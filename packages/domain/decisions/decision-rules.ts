export const decisionKinds = ["advance", "hold", "decline"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What is decided, as a button says it, and as what was decided is told. */
export const decisionWords: Record<DecisionKind, { label: string; done: string }> = {
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
/** Far more than people write; an attempt to fill the disk ends here. */
export const maxNotesOfCandidate = 500;
export const maxDecisionsOfCandidate = 500;

/** The reasons that rule somebody out for other jobs, too. */
const rulingOut = ["Withdrawn", "Conduct"] as const;
/** What the first of them was called before; recorded decisions keep it. */
const rulingOutBefore = ["withdrew"];

/** What is offered until the user writes a list of their own. */
export const defaultReasons: readonly string[] = [
  "Strong evidence",
  "Must-have missing",
  "Seniority",
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
  const known = [...rulingOut.map((reason) => reason.toLowerCase()), ...rulingOutBefore];
  return decision === "decline" && reasons.some((reason) => known.includes(reason.toLowerCase()));
}
