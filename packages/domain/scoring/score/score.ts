import type { ScoreComponent, ScoreField } from "../../score-parts.ts";
import type { ScoreWeights } from "./weights.ts";
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
> & {
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
  /** Must-have skills of the job, in the job's words, that the CV doesn't show. */
  missingMustHave: string[];
  /** The CV's skills to name first for this job, best first. */
  firstSkills: string[];
  breakdown: ComponentExplanation[];
  weights: ScoreWeights;
  /** What the recruiter should know of the CV before this job; another job may give none. */
  warnings: ResumeWarning[];
};

/** One line of the receipt. */
export type ComponentExplanation = {
  component: ScoreComponent;
  /** 0 to 100 as it enters the total (for gaps: 100 minus the penalty). */
  score: number;
  /** The plain sentence that says where the score comes from. */
  reason: string;
  /** How each single requirement fared, for the skills component. */
  matches?: RequirementMatch[];
  quotes: EvidenceQuote[];
};

export type RequirementMatch = {
  /** The requirement in the job's own words. */
  requirement: string;
  kind: "must" | "nice";
  /** How it was met: shown in a role, only listed, by a related skill, or not at all. */
  match: "shown" | "listed" | "related" | "missing";
  /** The skill of the CV that met it; differs from the requirement for aliases and relatives. */
  by: string | null;
  /** 0 to 1 */
  credit: number;
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
