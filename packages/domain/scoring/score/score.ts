import type { ScoreComponent, ScoreField } from "../../score-parts.ts";
import type { ScoreWeights } from "./weights.ts";
import type { partStates, relatedSteps, requirementStates, rowKinds } from "./states.ts";
import type {
  ParsedResume,
  ResumeWarning,
  SkillEvidence,
} from "../../resume/shape/parsed-resume.ts";

/**
 * The data of a candidate that scoring may see. Identity (name, contacts, links, location, photo)
 * is excluded by construction and can't affect a score. Languages only count if the job requires
 * them.
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
  | "language"
  | "otherLines"
  | "leftOut"
> & {
  /** Why the document isn't scored, for example because its language is not supported. */
  whyNotScored?: string | null;
  languages?: ParsedResume["languages"];
  /** The lines of the CV, only for quoting those that the parse refers to. */
  lines: readonly string[];
};

/** Returns the line that shows a skill, verbatim. */
export function lineOf({ lines }: Pick<ScorableResume, "lines">, evidence: SkillEvidence): string {
  return lines[evidence.place.line] ?? evidence.term;
}

/** The data of a job that scoring may see. */
export type ScorableJob = {
  title: string;
  description: string;
  requirements: { must: string[]; nice: string[] };
};

/** All values are 0 to 100 with one decimal, so a person can check the sum on the screen. */
export type ComponentScores = Record<ScoreField, number>;

export type CandidateScore = ComponentScores & {
  /** Weighted sum of the components, 0 to 100, rounded once, to one decimal. */
  totalScore: number;
  /** Must-haves, in the job's words, with no evidence in the CV. */
  missingMustHave: string[];
  /** The state of each must-have, packed. */
  mustStates: string;
  /** The number of rows for which rules and model disagree and no person has decided. */
  modelDifferences: number;
  /** The parts with too little data to rate. */
  unratedParts: ScoreComponent[];
  /** The CV's most relevant skills for this job, best first. */
  firstSkills: string[];
  breakdown: ComponentExplanation[];
  weights: ScoreWeights;
  /** Warnings about the CV for this job. They may not apply to another job. */
  warnings: ResumeWarning[];
};

/** Whether there was enough data to rate a part. */
export type PartState = (typeof partStates)[number];

/** One line of the receipt. */
export type ComponentExplanation = PartProof & {
  component: ScoreComponent;
  /** 0 to 100 as it enters the total (for gaps: 100 minus the penalty). */
  score: number;
};

/** The explanation of a part's score. */
export type PartProof = {
  /** If there is not enough data, the score is a default and not a judgement of the person. */
  state: PartState;
  /** Plain sentences that explain the score. */
  reason: string;
  /** The rows that add up to the score. */
  rows: ScoreRow[];
  quotes: EvidenceQuote[];
};

/**
 * How a CV meets a requirement: shown in a role or degree, only listed, met in part by something
 * related (neither met nor missing), or not found. Shared by all callers.
 */
export type RequirementState = (typeof requirementStates)[number];

/**
 * The review behind a row: an accepted line of this candidate, or a phrase accepted for the job.
 */
export type Acceptance = { scope: "candidate" } | { scope: "job"; phrase: string };

/** How a CV comes close to a requirement that it does not state. */
export type RelatedStep = (typeof relatedSteps)[number];

/** Whether a job's scores follow the rules or the model. */
export type JudgedBy = "rules" | "model";

/** The answers of both rules and model to one requirement. */
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
  /** The requirement in the job's own words, or the measured quantity. */
  requirement: string;
  /** `described` is a skill that only the description mentions. `other` is not a requirement. */
  kind: (typeof rowKinds)[number];
  /** null if the row is not a requirement. */
  state: RequirementState | null;
  /** The matching item, by its canonical name or in the CV's words; null if nothing matches. */
  by: string | null;
  /** 0 to 1 */
  credit: number;
  weight: number;
  /** Out of the part's 100. */
  points: number;
  quote: EvidenceQuote | null;
  /** Set if a person has accepted the quoted line. */
  accepted?: Acceptance;
  /** If nothing meets the requirement, the closest line, or null if no line is close. */
  nearest?: EvidenceQuote | null;
  /** The answers of rules and model, if a model was asked and its answer passed the checks. */
  both?: BothAnswers;
  /** The model's answers if repeated attempts differed; null for an unusable one. */
  unstable?: (RequirementState | null)[];
  /** Why it weighs or counts less than similar rows. */
  remark?: string;
};

/** A line of the CV, verbatim, with its position. */
export type EvidenceQuote = {
  text: string;
  /** The words of `text` that are the evidence, verbatim, for highlighting. */
  highlight: string | null;
  page: number;
  line: number;
  /** The skills, title or date that it proves. */
  covers: string[];
  /** "Paystack, 2021 – present" if the line belongs to a role. */
  context: string | null;
};
