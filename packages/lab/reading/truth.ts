/**
 * The content of a CV as a person reads it, to compare with the parse result. Fields unknown in the
 * data set are undefined.
 */
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

/**
 * `start` and `end` as `YYYY-MM` or `YYYY`. `end` is null for a current role and undefined if
 * unknown.
 */
export type TruthRole = {
  title: string | null;
  company: string | null;
  start?: string | null;
  end?: string | null;
};

export type BenchFile = {
  /** The path of the CV. */
  file: string;
  /** A short name for the report. */
  id: string;
  truth: Truth;
  /** The groups it belongs to in the report, such as layout and language. */
  groups: Record<string, string>;
};
