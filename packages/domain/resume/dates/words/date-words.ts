/** How dates are written in one language, folded: lower case without accents. */
export type DateWords = {
  /** January to December: each name with its usual abbreviations, parted by blanks. */
  months: readonly string[];
  /** As academic CVs use them. */
  seasons?: { spring: string; summer: string; autumn: string; winter: string };
  /** What stands for "until now", parted by `|`. */
  ongoing: string;
  /** Before a date, with no end after it: from then until now. */
  since: string;
  /** Before a date that begins a span. */
  from: string;
  /** Between the two ends of a span. */
  until: string;
};
