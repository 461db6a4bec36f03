import type { EvidenceQuote, RequirementState } from "../score/score.ts";
import type { Commonness } from "./trades/specificity.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import type { StandIn } from "../words/stand-ins/read-stand-ins.ts";
import type { Sector } from "../words/sectors.ts";

/** One thing that a job asks for, in its own words and in ours. */
export type Demand = {
  text: string;
  kind: "must" | "nice" | "described";
  /** Canonical skills named in it. */
  skills: string[];
  /** One of the skills is enough ("React or Angular", "such as …"). */
  anyOf: boolean;
  isDegree: boolean;
  /** A licence, a certificate, a card. */
  isCertificate: boolean;
  /** The least years of it, where the demand says a number. */
  years: number | null;
  /** The occupation that it names ("3 years in nursing"), which a role's title answers, too. */
  work: ComparableTitle | null;
  /** Of years: the work alone ("supply chain planning"). */
  done: Demand | null;
  /** Stems of what narrows that work to one line of the business ("retail" banking). */
  setting: string[];
  /** The sectors that it asks to have worked in ("Healthcare industry"). */
  sectors: readonly Sector[];
  /** Papers of which each one is enough ("CFA, CMA or MBA"). */
  alternatives: Demand[];
  /** Two things that are asked for in one ("inventory and ordering"), of which one is a part. */
  conjuncts: Demand[];
  /** What else stands for it. */
  standIn: StandIn | null;
  /** Stems of a short demand's words that belong to none of its skills ("sales *targets*"). */
  rest: string[];
  /** Asks for depth in a skill ("advanced Excel"). */
  isAdvanced: boolean;
  /** Stems of its words, for demands that no skill of the vocabulary covers. */
  stems: string[];
  /** Where many trades ask for it, so that it weighs less. */
  commonness: Commonness | null;
  weight: number;
};

/** How a CV answers a demand. */
export type DemandMatch = {
  demand: Demand;
  state: RequirementState;
  by: string | null;
  /** 0 to 1 */
  credit: number;
  quote: EvidenceQuote | null;
  /** The role in which it is shown, for relevance; null where only listed. */
  roles: number[];
  /** Canonical skill of the CV that met it; null for phrases and degrees. */
  skill: string | null;
};
