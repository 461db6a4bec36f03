import type { RowReview } from "../candidates/candidate.ts";
import type { ScoreComponent } from "../score-parts.ts";
import type { PartState, ScoreRow } from "../scoring/score/score.ts";

/** The report for `candidate` contains no other person, internal note or engine text. */
export const reportAudiences = ["internal", "candidate"] as const;
export type ReportAudience = (typeof reportAudiences)[number];

/** The download path of the program that recomputes a report's numbers. */
export const verifierPath = "/verify-report.mjs";

/**
 * The report on one candidate for one job: the requirements, the evidence and how each number is
 * computed.
 */
export type CandidateReport = {
  format: "resume-picker-report";
  version: 1;
  audience: ReportAudience;
  /** ISO 8601, like all times here. */
  madeAt: string;
  job: { title: string; description: string; must: string[]; nice: string[] };
  candidate: { name: string; fileName: string; fileSha256: string; asOf: string };
  score: {
    /** Σ weight × score of the parts, rounded once to one decimal, 0 to 100. */
    total: number;
    parts: ReportPart[];
    /** The number of must-haves and nice-to-haves in each state. */
    answers: Record<"must" | "nice", ReportAnswers>;
    scoredAt: string;
    scoringVersion: number;
    parserVersion: number;
  };
  order: ReportOrder;
  ranks: {
    /** By total score. Null if nobody has ranked by hand. */
    manual: { rank: number; at: string | null } | null;
    ai: {
      rank: number;
      engine: string | null;
      at: string | null;
      isOutdated: boolean;
      reason: string | null;
    } | null;
  };
  change: ReportChange | null;
  /** The text shown instead of a score. */
  notScored: string | null;
  warnings: string[];
  /** `readBy` is the model that read the value, if no person entered it. */
  corrections: { field: string; asRead: unknown; value: unknown; at: string; readBy?: string }[];
  decision: ReportDecision | null;
  notUsed: { what: string; stands: "in the CV" | "not found" | "not read" }[];
  kept: string[];
  /** SHA-256 of the JSON of each section above, which reveals any change. */
  digests: Record<string, string>;
};

export type ReportPart = {
  component: ScoreComponent;
  name: string;
  /** 0 to 100, as used in the total. */
  score: number;
  /** 0 to 1 */
  weight: number;
  /** weight × score, to three decimals */
  points: number;
  state: PartState;
  reason: string;
  /**
   * Points of a row: 100 × credit × weight ÷ Σ weight, to three decimals. The part's score is their
   * sum.
   */
  rows: ReportRow[];
};

type ReportQuote = { text: string; page: number; line: number; context: string | null };

export type ReportRow = Omit<ScoreRow, "quote" | "nearest"> & {
  quote: ReportQuote | null;
  /** The closest line if the requirement is unanswered, or null if there is none. */
  nearest?: ReportQuote | null;
  /** People's reviews of the row. */
  reviews: ReportReview[];
};

/** A person's verdict on whether a line or, for the whole job, a phrase counts. */
export type ReportReview = Omit<RowReview, "id" | "at"> & { at: string };

export type ReportAnswers = { shown: number; listed: number; related: number; notFound: number };

/** The rank of the total among the job's candidates: place = 1 + all before it. */
export type ReportOrder = {
  place: number;
  of: number;
  before: { higherTotal: number; moreSkills: number };
  /** Other candidates with the same total and skill match, who share the place. */
  equal: number;
  behind: number;
};

/** The line in the CV that would raise the total most, found by scoring the CV with each. */
export type ReportChange = {
  requirement: string;
  /** The line, the role it was inserted into, and the CV's line that follows it. */
  line: string;
  role: string;
  beforeLine: string | null;
  total: number;
  /** The new total minus the present one. */
  gain: number;
  parts: Pick<ReportPart, "component" | "score" | "weight" | "points">[];
  order: ReportOrder;
};

export type ReportDecision = {
  decision: string;
  reasons: string[];
  at: string;
  /** Omitted from the candidate's copy. */
  by: string | null;
  note: string | null;
};
