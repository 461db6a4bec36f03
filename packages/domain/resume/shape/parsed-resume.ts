import type { StatedField } from "../../candidate-fields.ts";

/** A position in the document: an index into `LaidOutDocument.lines`. */
export type Place = { line: number; page: number };

/** The place of a value that a person added, which is on no line of the CV. */
export const noPlace: Place = { line: -1, page: 0 };

/** A value that was read (never guessed), the confidence in it (0 to 1), and its place. */
export type Field<T> = { value: T; confidence: number; place: Place | null };

/** `YYYY-MM`, or `YYYY` if the CV gives no month. */
export type PartialDate = string;

export type ParsedResume = {
  name: Field<string> | null;
  email: Field<string> | null;
  phone: Field<string> | null;
  location: Field<string> | null;
  links: Field<string>[];
  headline: Field<string> | null;
  /** The CV's own statements. Missing for parses older than this field. */
  stated?: Record<StatedField, Field<string> | null>;
  summary: Field<string> | null;
  /** Newest first by their dates. Roles without dates keep the document's order. */
  roles: ResumeRole[];
  education: ResumeEducation[];
  certifications: Field<string>[];
  languages: Field<{ language: string; level: string | null }>[];
  skills: ResumeSkill[];
  /** Union of all job roles' months / 12, with one decimal. Null if no role has a date. */
  yearsExperience: number | null;
  gaps: ResumeGap[];
  /** ISO 639-1 of the document's main language. */
  language: string;
  /** The date used for "present", `YYYY-MM-DD`. */
  asOf: string;
  /** The source of that date: the text or the upload. Missing if parsed by an older version. */
  asOfFrom?: "stated" | "received" | "entered";
  /** The last date of a CV that is years older than `asOf` and has nothing ongoing. */
  notStatedAfter?: PartialDate | null;
  warnings: ResumeWarning[];
  /**
   * Lines about the person's work that belong to no role ("Highlights"), except those in the header
   * or in a section about other people. Missing for CVs parsed by an older version.
   */
  otherLines?: OtherLine[];
  /**
   * Indexes of the lines that a warning reports as left out (stuffed, pasted, addressed to a
   * machine). They never count as evidence. Missing for CVs parsed by an older version.
   */
  leftOut?: number[];
};

/** `isDone` marks past work: roles without dates, projects, achievements, courses. */
export type OtherLine = Place & { isDone?: boolean };

export type ResumeRole = {
  title: string | null;
  company: string | null;
  location: string | null;
  start: PartialDate | null;
  /** Null for a present role (`isCurrent`) or if the CV gives none. */
  end: PartialDate | null;
  isCurrent: boolean;
  kind: "job" | "internship" | "volunteer";
  /** With one decimal. Null if the dates are missing. */
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
  /** The canonical name in the vocabulary (`Kubernetes` for `k8s`). */
  skill: string;
  proficiency: Proficiency | null;
  evidence: SkillEvidence[];
  /** The last month of any role that shows it, or null if it is only listed. */
  lastUsed: PartialDate | null;
  /** Total years of the roles that show it (union), with one decimal. Null if it is only listed. */
  years: number | null;
};

export type SkillEvidence = {
  /** The line that shows the skill. Its text is in the document and is not copied here. */
  place: Place;
  /** The skill's words in the line, verbatim. */
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
  /** The roles on both sides of the gap, in the CV's words. */
  after: string | null;
  before: string | null;
};

export type ResumeWarningCode =
  | "hidden-text"
  | "visibility-unchecked"
  | "manipulation"
  /** For a CV in a job that is ranked by a model. */
  | "not-judged"
  | "ocr"
  | "not-a-cv"
  | "other-document"
  | "two-people"
  | "no-work-history"
  | "language-not-supported"
  | "low-confidence";
export type ResumeWarning = { code: ResumeWarningCode; message: string; text?: string };
