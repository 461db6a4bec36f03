import type { EvidenceQuote, RequirementState } from "../score/score.ts";
import type { AskedLanguage } from "./languages/asked-languages.ts";
import type { Commonness } from "./trades/specificity.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import type { StandIn } from "../words/stand-ins/read-stand-ins.ts";
import type { Sector } from "../words/sectors.ts";

/** One requirement of a job, in the job's words and as parsed. */
export type Demand = {
  text: string;
  kind: "must" | "nice" | "described";
  /** Canonical names of the skills in it. */
  skills: string[];
  /** Whether one of the skills is enough ("React or Angular", "such as …"). */
  anyOf: boolean;
  isDegree: boolean;
  /** Whether it is a licence, a certificate or a card. */
  isCertificate: boolean;
  /** The spoken languages, if it names nothing else. */
  languages: readonly AskedLanguage[];
  /** The minimum number of years, or null if the requirement has no number. */
  years: number | null;
  /** The occupation in it ("3 years in nursing"), which a role's title also meets. */
  work: ComparableTitle | null;
  /** For a number of years: only the work ("supply chain planning"). */
  done: Demand | null;
  /** The required sectors of past roles ("Healthcare industry"). */
  sectors: readonly Sector[];
  /** Certificates, each of which is enough ("CFA, CMA or MBA"). */
  alternatives: Demand[];
  /** Two things in one requirement ("inventory and ordering"). One of them meets it in part. */
  conjuncts: Demand[];
  /** Equivalent phrases. */
  standIn: StandIn | null;
  /** Stems of a short requirement's words outside its skills ("sales *targets*"). */
  rest: string[];
  /** Whether it asks for an advanced level of a skill ("advanced Excel"). */
  isAdvanced: boolean;
  /** Stems of its words, for requirements without a known skill. */
  stems: string[];
  /** Set if many trades ask for it, which reduces its weight. */
  commonness: Commonness | null;
  weight: number;
};

/** How a CV meets a requirement. */
export type DemandMatch = {
  demand: Demand;
  state: RequirementState;
  by: string | null;
  /** 0 to 1 */
  credit: number;
  quote: EvidenceQuote | null;
  /** The roles that show it, for relevance. Empty if it is only listed. */
  roles: number[];
  /** Canonical skill of the CV that meets it; null for phrases and degrees. */
  skill: string | null;
};
