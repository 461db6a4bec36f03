import type { ScoreComponent, ScoreField } from "../../score-parts.ts";
import type { ScoreWeights } from "./weights.ts";
import type { partStates, relatedSteps, requirementStates, rowKinds } from "./states.ts";
import type {
  ParsedResume,
  ResumeWarning,
  SkillEvidence,
} from "../../resume/shape/parsed-resume.ts";

/**
 * What scoring may see of a candidate. Identity (name, contacts, links, location, languages spoken
 * at home, photo) is left out by construction, so that it can't count.
 */
export type ScorableResume = Pick<
  ParsedResume,
  | "headline"
  | "roles"
  | "education"
  | "certifications"
  | "skills"
  | "yearsExperience"
  | "gaps"
  | "asOf"
  | "notStatedAfter"
  | "otherLines"
  | "leftOut"
> & {
  /** False for a CV in a language that is not read: it is not scored. */
  isReadable?: boolean;
  /** The lines of the CV, for quoting those that the parse names; nothing else of them is read. */
  lines: readonly string[];
};

/** The line that shows a skill, verbatim. */
export function lineOf({ lines }: Pick<ScorableResume, "lines">, evidence: SkillEvidence): string {
  return lines[evidence.place.line] ?? evidence.term;
}

/** What scoring may see of a job. */
export type ScorableJob = {
  title: string;
  description: string;
  requirements: { must: string[]; nice: string[] };
};

/** All are 0 to 100 with one decimal, so that a person can redo the sum from the screen. */
export type ComponentScores = Record<ScoreField, number>;

export type CandidateScore = ComponentScores & {
  /** Weighted sum of the components, 0 to 100, rounded once, to one decimal. */
  totalScore: number;
  /** Must-haves of the job, in the job's words, of which nothing was found in the CV. */
  missingMustHave: string[];
  /** The state of each must-have, packed. */
  mustStates: string;
  /** Rows to which rules and model give different answers, and no person another. */
  modelDifferences: number;
  /** The parts for which too little was read. */
  unratedParts: ScoreComponent[];
  /** The CV's skills to name first for this job, best first. */
  firstSkills: string[];
  breakdown: ComponentExplanation[];
  weights: ScoreWeights;
  /** What the recruiter should know of the CV before this job; another job may give none. */
  warnings: ResumeWarning[];
};

/** Whether there was enough to rate a part by. */
export type PartState = (typeof partStates)[number];

/** One line of the receipt. */
export type ComponentExplanation = PartProof & {
  component: ScoreComponent;
  /** 0 to 100 as it enters the total (for gaps: 100 minus the penalty). */
  score: number;
};

/** Where the score of a part comes from. */
export type PartProof = {
  /** Where too little could be read, the score is a stand-in, and no judgement of the person. */
  state: PartState;
  /** The plain sentences that say where the score comes from. */
  reason: string;
  /** What it adds up from. */
  rows: ScoreRow[];
  quotes: EvidenceQuote[];
};

/**
 * How a CV answers a requirement, once for all who ask: shown in a role or degree, only listed,
 * answered in part by something related (neither met nor missing), or not found in the CV.
 */
export type RequirementState = (typeof requirementStates)[number];

/** What a row rests on: the accepted line of this candidate, or a phrase accepted for the job. */
export type Acceptance = { scope: "candidate" } | { scope: "job"; phrase: string };

/** How a CV comes near a requirement that it does not state. */
export type RelatedStep = (typeof relatedSteps)[number];

/** Whose answers a job's scores follow. */
export type JudgedBy = "rules" | "model";

/** What rules and model say of one requirement, whichever of them counts. */
export type BothAnswers = {
  model: string;
  counts: JudgedBy;
  byModel: OneAnswer & { step: RelatedStep | null; why: string };
  byRules: OneAnswer;
};
export type OneAnswer = {
  state: RequirementState;
  by: string | null;
  quote: EvidenceQuote | null;
};

/** One row of a part's arithmetic: credit × weight ÷ the weight of all rows of the part. */
export type ScoreRow = {
  /** The requirement in the job's own words, or what the row measures. */
  requirement: string;
  /** `described` names a skill that only the description names, `other` what is no requirement. */
  kind: (typeof rowKinds)[number];
  /** null for what is no requirement. */
  state: RequirementState | null;
  /** What of the CV answers it, in our name or the CV's words; null where nothing does. */
  by: string | null;
  /** 0 to 1 */
  credit: number;
  weight: number;
  /** Of the part's 100. */
  points: number;
  quote: EvidenceQuote | null;
  /** Set where a person has said that the quoted line counts. */
  accepted?: Acceptance;
  /** Where nothing answers: the line that comes closest, or null where none does. */
  nearest?: EvidenceQuote | null;
  /** What rules and model say of it, where a model was asked and its answer passed the checks. */
  both?: BothAnswers;
  /** The model's answers where it was asked again and answered otherwise; null for an unusable one. */
  unstable?: (RequirementState | null)[];
  /** Why it weighs or counts less than others of its kind. */
  remark?: string;
};

/** A line of the CV, verbatim, with its place. */
export type EvidenceQuote = {
  text: string;
  /** The words of `text` that are the evidence, verbatim; highlighted. */
  highlight: string | null;
  page: number;
  line: number;
  /** What it shows: skills, a title, a date. */
  covers: string[];
  /** "Paystack, 2021 – present" where the line belongs to a role. */
  context: string | null;
};
