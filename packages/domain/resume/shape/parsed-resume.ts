import type { StatedField } from "../../candidate-fields.ts";

/** Where in the document something was read: an index into `LaidOutDocument.lines`. */
export type Place = { line: number; page: number };

/** The place of what a person has added: no line of the CV. */
export const noPlace: Place = { line: -1, page: 0 };

/** A value that was read (never guessed), how sure the reader is (0 to 1), and where it stands. */
export type Field<T> = { value: T; confidence: number; place: Place | null };

/** `YYYY-MM`, or `YYYY` where the CV names no month. */
export type PartialDate = string;

export type ParsedResume = {
  name: Field<string> | null;
  email: Field<string> | null;
  phone: Field<string> | null;
  location: Field<string> | null;
  links: Field<string>[];
  headline: Field<string> | null;
  /** What the CV states of itself; missing where it was read before such things were. */
  stated?: Record<StatedField, Field<string> | null>;
  summary: Field<string> | null;
  /** Newest first, as far as the dates tell; otherwise in the document's order. */
  roles: ResumeRole[];
  education: ResumeEducation[];
  certifications: Field<string>[];
  languages: Field<{ language: string; level: string | null }>[];
  skills: ResumeSkill[];
  /** Union of all job roles' months / 12, one decimal; null where no role has a date. */
  yearsExperience: number | null;
  gaps: ResumeGap[];
  /** ISO 639-1 of the document's main language. */
  language: string;
  /** The day that "present" stands for, `YYYY-MM-DD`. */
  asOf: string;
  /** What names that day: the text itself, else the upload. Missing where an older parser took it. */
  asOfFrom?: "stated" | "received" | "entered";
  /** The last date of a CV that is years older than `asOf` and names nothing that is under way. */
  notStatedAfter?: PartialDate | null;
  warnings: ResumeWarning[];
  /**
   * Lines that say something of the person's work and were read as no role's ("Highlights"): not
   * those of the head or of a section about others. Missing where an older parser has read the CV.
   */
  otherLines?: OtherLine[];
  /**
   * Indexes of the lines that a warning says were left out (stuffed, pasted, addressed to a machine).
   * They prove nothing anywhere. Missing where an older parser has read the CV.
   */
  leftOut?: number[];
};

/** `isDone` where it stands among what was done: roles without dates, projects, achievements, courses. */
export type OtherLine = Place & { isDone?: boolean };

export type ResumeRole = {
  title: string | null;
  company: string | null;
  location: string | null;
  start: PartialDate | null;
  /** null for a present role (`isCurrent`) or where the CV gives none. */
  end: PartialDate | null;
  isCurrent: boolean;
  kind: "job" | "internship" | "volunteer";
  /** One decimal; null where the dates are missing. */
  yearsInRole: number | null;
  bullets: { text: string; place: Place }[];
  confidence: number;
  place: Place;
};

export type ResumeEducation = {
  degree: string | null;
  institution: string | null;
  start: PartialDate | null;
  end: PartialDate | null;
  isCurrent: boolean;
  place: Place;
};

export type Proficiency = "beginner" | "intermediate" | "advanced" | "expert";

export type ResumeSkill = {
  /** Canonical name of the vocabulary (`Kubernetes` for `k8s`). */
  skill: string;
  proficiency: Proficiency | null;
  evidence: SkillEvidence[];
  /** Last month in which a role that shows it ran; null where it is only listed. */
  lastUsed: PartialDate | null;
  /** Years over the roles that show it (union), one decimal; null where only listed. */
  years: number | null;
};

export type SkillEvidence = {
  /** The line that shows the skill; its words stand in the document and are not copied here. */
  place: Place;
  /** The words of the line that are the skill, verbatim. */
  term: string;
  where: "role" | "skills" | "summary" | "education" | "project" | "other";
  /** Index into `roles` when `where` is "role". */
  role: number | null;
};

export type ResumeGap = {
  /** First and last month without a role, `YYYY-MM`. */
  start: PartialDate;
  end: PartialDate;
  months: number;
  /** What lies on both sides, in the CV's words. */
  after: string | null;
  before: string | null;
};

export type ResumeWarningCode =
  | "hidden-text"
  | "visibility-unchecked"
  | "manipulation"
  /** Of a CV in a job that is judged by a model. */
  | "not-judged"
  | "ocr"
  | "not-a-cv"
  | "two-people"
  | "no-work-history"
  | "language-not-supported"
  | "low-confidence";
export type ResumeWarning = { code: ResumeWarningCode; message: string; text?: string };
