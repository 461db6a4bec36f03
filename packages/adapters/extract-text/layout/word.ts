/** A run of characters without a space in it, upright, in points from the page's top left corner. */
export type Word = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Place in the stream that painted it: what is written one after the other belongs together. */
  order: number;
  /** The stream has a space before, or behind, the word. */
  spaceBefore: boolean;
  spaceAfter: boolean;
  /** A picture of an icon font, or a character for private use: it parts words and is dropped. */
  icon: boolean;
  /** It stands in a marked heading of a tagged PDF. */
  heading: boolean;
  /** Letter-spacing, points. */
  tracking: number;
  /** Any key that is equal for equal colours. */
  color: string;
};

/** Words of one line without a wide gap between them. */
export type Segment = {
  words: Word[];
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  bold: boolean;
  color: string;
  order: number;
  /** A bullet stood before it. */
  bullet: boolean;
  /** Equal for lines that look alike: size, weight, capitals and colour. */
  style: string;
};

/** A painted line or edge that parts what stands on its sides. */
export type Divider = { x: number; top: number; bottom: number };

/** A line painted across. */
export type Rule = { y: number; left: number; right: number };

/** What is painted on a page besides text and helps to read its layout. */
export type PageMarks = {
  dividers: readonly Divider[];
  rules: readonly Rule[];
  /** Small dots and squares, which may be bullets. */
  dots: readonly Box[];
};

export type Box = { left: number; top: number; right: number; bottom: number };

export const noMarks: PageMarks = { dividers: [], rules: [], dots: [] };
