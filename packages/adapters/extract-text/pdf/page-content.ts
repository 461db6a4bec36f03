import type { Rgb } from "../color-contrast.ts";
import type { PdfFont } from "./pdf-font.ts";

export type Point = readonly [x: number, y: number];
export type Rect = { left: number; top: number; right: number; bottom: number };

/** Where painting is confined to. */
export type Clip = {
  box: Rect;
  /** Everything in the box is inside: the path is an upright rectangle. */
  isRect: boolean;
};

/** How text is painted; objects that follow each other share it while nothing changes. */
export type Ink = {
  /** null for a pattern or gradient. */
  color: Rgb | null;
  /** 0 to 1. */
  alpha: number;
  /** PDF text rendering mode, 0 to 7. */
  mode: number;
  clip: Clip;
  /** Layers, transparency groups or masks may decide whether it is seen. */
  isConditional: boolean;
  /** It belongs to marked content that is a heading. */
  heading: boolean;
  /** Equal for equal colours. */
  colorKey: string;
  font: PdfFont;
};

/** How the glyphs of one text object are set. */
export type Setting = {
  ink: Ink;
  /** PDFium's handle of the text object. */
  object: number;
  /** Height of the em, and its width after horizontal scaling, in points. */
  size: number;
  emWidth: number;
  /** Direction of writing, degrees clockwise, 0 to 360, in tenths. */
  angle: number;
  /** Place in the painting order of the page, shared with paints. */
  order: number;
  /** All its glyphs are ASCII letters, digits and punctuation; none is an accent or a picture. */
  isPlain: boolean;
};

/** One glyph in page points, with the origin in the top left corner. */
export type Glyph = {
  text: string;
  isSpace: boolean;
  /** Start and end of its advance on the baseline. */
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  setting: Setting;
  /** It was painted twice, which makes it look bold. */
  isDoubled: boolean;
  /** Equal for equal shapes, where the file doesn't say which character it is; null where it does. */
  unknownShape: string | null;
};

/** Something other than text that is painted. */
export type Paint = {
  kind: "fill" | "image" | "gradient";
  /** The part of its bounds that the clip leaves open. */
  box: Rect;
  /** It fills the box: it is an upright rectangle. */
  isRect: boolean;
  /** null for images and patterns. */
  color: Rgb | null;
  alpha: number;
  /** Layers, transparency groups or masks may decide whether it is painted at all. */
  isConditional: boolean;
  order: number;
};

export type PageContent = {
  width: number;
  height: number;
  glyphs: Glyph[];
  paints: Paint[];
};
