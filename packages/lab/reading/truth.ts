/** What a person reads in a CV, to measure a parse against. Fields that the set doesn't tell are undefined. */
export type Truth = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  location?: string;
  roles?: TruthRole[];
  education?: { degree?: string; institution?: string }[];
  skills?: string[];
  years?: number;
};

/** `start` and `end` as `YYYY-MM` or `YYYY`; `end` is null for a present role, undefined when unknown. */
export type TruthRole = {
  title: string | null;
  company: string | null;
  start?: string | null;
  end?: string | null;
};

export type BenchFile = {
  /** Path of the CV on disk. */
  file: string;
  /** Short name for the report. */
  id: string;
  truth: Truth;
  /** What it is grouped by in the report, such as layout and language. */
  groups: Record<string, string>;
};
