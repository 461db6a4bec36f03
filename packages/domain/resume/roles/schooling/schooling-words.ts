/**
 * What degrees and places of learning are called in one language, folded (lower case, no accents),
 * parted by `|`. A dot may be left out, as in "b.sc", and `_` is a space that may.
 */
export type SchoolingWords = {
  /** Each stands alone: "bac" is none in "back". */
  degrees: string;
  /** Anywhere, but for `<` (a word begins), `>` (a word ends) and `~` (four letters stand before it). */
  schools: string;
};
