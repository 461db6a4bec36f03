import type { ScoreComponent } from "../score-parts.ts";
import type { PartState, ScoreRow } from "../scoring/score/score.ts";

/** Whom a packet is for: `candidate` holds no other person, no internal note and no engine's words. */
export const packetAudiences = ["internal", "candidate"] as const;
export type PacketAudience = (typeof packetAudiences)[number];

/** Where the program that redoes a packet's numbers is downloaded. */
export const verifierPath = "/verify-packet.mjs";

/** One candidate before one job: what was asked, found and not found, and how each number comes about. */
export type Packet = {
  format: "resume-picker-packet";
  version: 1;
  audience: PacketAudience;
  /** ISO 8601, as are all times here. */
  madeAt: string;
  job: { title: string; description: string; must: string[]; nice: string[] };
  candidate: { name: string; fileName: string; fileSha256: string; asOf: string };
  score: {
    /** Σ weight × score of the parts, rounded once to one decimal, 0 to 100. */
    total: number;
    parts: PacketPart[];
    /** How many must-haves and nice-to-haves have which state. */
    answers: Record<"must" | "nice", PacketAnswers>;
    scoredAt: string;
    scoringVersion: number;
    parserVersion: number;
  };
  order: PacketOrder;
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
  change: PacketChange | null;
  warnings: string[];
  corrections: { field: string; asRead: unknown; value: unknown; at: string }[];
  decision: PacketDecision | null;
  notUsed: { what: string; stands: "in the CV" | "not found" | "not read" }[];
  kept: string[];
  /** SHA-256 of the JSON of each section above, so that any change is found. */
  digests: Record<string, string>;
};

export type PacketPart = {
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
  rows: PacketRow[];
};

export type PacketRow = Omit<ScoreRow, "quote"> & {
  quote: { text: string; page: number; line: number; context: string | null } | null;
};

export type PacketAnswers = { shown: number; listed: number; related: number; notFound: number };

/** Where the total stands among the job's candidates: place = 1 + all that stand before. */
export type PacketOrder = {
  place: number;
  of: number;
  before: { higherTotal: number; moreSkills: number; earlierFile: number };
  behind: number;
};

/** The one line in the CV that would raise the total most, found by scoring the CV with it. */
export type PacketChange = {
  requirement: string;
  /** The line, the role that it was written into, and the CV's line that came after it. */
  line: string;
  role: string;
  beforeLine: string | null;
  total: number;
  /** The new total less the present one. */
  gain: number;
  parts: Pick<PacketPart, "component" | "score" | "weight" | "points">[];
  order: PacketOrder;
};

export type PacketDecision = {
  decision: string;
  reasons: string[];
  at: string;
  /** Left out of what the candidate gets. */
  by: string | null;
  note: string | null;
};
