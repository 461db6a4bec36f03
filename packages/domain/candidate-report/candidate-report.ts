import type { RowReview } from "../candidates/candidate.ts";
import type { ScoreComponent } from "../score-parts.ts";
import type { PartState, ScoreRow } from "../scoring/score/score.ts";

/** Whom a report is for: `candidate` holds no other person, no internal note and no engine's words. */
export const reportAudiences = ["internal", "candidate"] as const;
export type ReportAudience = (typeof reportAudiences)[number];

/** Where the program that redoes a report's numbers is downloaded. */
export const verifierPath = "/verify-report.mjs";

/** One candidate before one job: what was asked, found and not found, and how each number comes about. */
export type CandidateReport = {
  format: "resume-picker-report";
  version: 1;
  audience: ReportAudience;
  /** ISO 8601, as are all times here. */
  madeAt: string;
  job: { title: string; description: string; must: string[]; nice: string[] };
  candidate: { name: string; fileName: string; fileSha256: string; asOf: string };
  score: {
    /** Σ weight × score of the parts, rounded once to one decimal, 0 to 100. */
    total: number;
    parts: ReportPart[];
    /** How many must-haves and nice-to-haves have which state. */
    answers: Record<"must" | "nice", ReportAnswers>;
    scoredAt: string;
    scoringVersion: number;
    parserVersion: number;
  };
  order: ReportOrder;
  ranks: {
    /** By the totals; null where nobody has ranked by hand. */
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
  warnings: string[];
  /** `readBy`: the model that has read the value, where it was no person. */
  corrections: { field: string; asRead: unknown; value: unknown; at: string; readBy?: string }[];
  decision: ReportDecision | null;
  notUsed: { what: string; stands: "in the CV" | "not found" | "not read" }[];
  kept: string[];
  /** SHA-256 of the JSON of each section above, so that any change is found. */
  digests: Record<string, string>;
};

export type ReportPart = {
  component: ScoreComponent;
  name: string;
  /** 0 to 100, as it enters the total. */
  score: number;
  /** 0 to 1 */
  weight: number;
  /** weight × score, to three decimals */
  points: number;
  state: PartState;
  reason: string;
  /** Points of a row: 100 × credit × weight ÷ Σ weight, to three decimals; the part is their sum. */
  rows: ReportRow[];
};

type ReportQuote = { text: string; page: number; line: number; context: string | null };

export type ReportRow = Omit<ScoreRow, "quote" | "nearest"> & {
  quote: ReportQuote | null;
  /** Where nothing answers: the line that comes closest, or null where none does. */
  nearest?: ReportQuote | null;
  /** What people have said about the row. */
  reviews: ReportReview[];
};

/** A person's word on whether a line counts or, for the whole job, a phrase. */
export type ReportReview = Omit<RowReview, "id" | "at"> & { at: string };

export type ReportAnswers = { shown: number; listed: number; related: number; notFound: number };

/** Where the total ranks among the job's candidates: place = 1 + all that are before it. */
export type ReportOrder = {
  place: number;
  of: number;
  before: { higherTotal: number; moreSkills: number };
  /** Others who share the place: same total, same skill match. */
  equal: number;
  behind: number;
};

/** The one line in the CV that would raise the total most, found by scoring the CV with it. */
export type ReportChange = {
  requirement: string;
  /** The line, the role that it was written into, and the CV's line that came after it. */
  line: string;
  role: string;
  beforeLine: string | null;
  total: number;
  /** The new total less the present one. */
  gain: number;
  parts: Pick<ReportPart, "component" | "score" | "weight" | "points">[];
  order: ReportOrder;
};

export type ReportDecision = {
  decision: string;
  reasons: string[];
  at: string;
  /** Left out of what the candidate gets. */
  by: string | null;
  note: string | null;
};
