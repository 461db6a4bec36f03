/**
 * What a piece of a job description says: a demand, a wish, a duty, or nothing of the kind (`about`):
 * something about the employer, or that something is not needed.
 */
export type DescriptionKind = "must" | "nice" | "duty" | "about" | "other";

/** The first that has a heading's words tells its section: "Preferred requirements" are wishes. */
export const headingKinds = ["nice", "about", "must", "duty"] as const;
export type HeadingKind = (typeof headingKinds)[number];

/** Words with a gap, or with an exception: one heading that it is, and one that the exception keeps out. */
export type HeadingForm = { pattern: RegExp; met: string; kept?: string };

/** How postings head their sections in one language. */
export type PostingWords = {
  /**
   * Parted by `|`; anywhere in the heading, but for `<` (a word begins), `>` (a word ends), `^` and
   * `$` (the heading begins or ends). A dot stands for any sign, as in "day-to-day".
   */
  headings: Partial<Record<HeadingKind, string>>;
  forms?: Partial<Record<HeadingKind, readonly HeadingForm[]>>;
  /** Words that say nothing of the section. */
  fillers: string;
  /** Beginnings and parts of the words that do. */
  stems: string;
};
