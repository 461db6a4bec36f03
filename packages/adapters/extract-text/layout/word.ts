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
  order: number;
  /** A bullet stood before it. */
  bullet: boolean;
};

/** A painted line or edge that parts what stands on its sides. */
export type Divider = { x: number; top: number; bottom: number };
