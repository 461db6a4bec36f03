/** An upright run of characters without spaces, in points from the page's top left corner. */
export type Word = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Position in the stream that painted it. Text written consecutively belongs together. */
  order: number;
  /** Whether the stream has a space before or after the word. */
  spaceBefore: boolean;
  spaceAfter: boolean;
  /** A symbol of an icon font, or a private-use character. It separates words and is dropped. */
  icon: boolean;
  /** True if it is in a marked heading of a tagged PDF. */
  heading: boolean;
  /** Letter-spacing in points. */
  tracking: number;
  /** A key that is equal for equal colours. */
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
  /** True if there was a bullet before it. */
  bullet: boolean;
  /** Equal for lines of the same appearance: size, weight, capitals and colour. */
  style: string;
};

/** A painted vertical line or edge that separates the content on its sides. */
export type Divider = { x: number; top: number; bottom: number };

/** A painted horizontal line. */
export type Rule = { y: number; left: number; right: number };

/** Painted elements other than text that help to recognise a page's layout. */
export type PageMarks = {
  dividers: readonly Divider[];
  rules: readonly Rule[];
  /** Small dots and squares, which may be bullets. */
  dots: readonly Box[];
};

export type Box = { left: number; top: number; right: number; bottom: number };

export const noMarks: PageMarks = { dividers: [], rules: [], dots: [] };
