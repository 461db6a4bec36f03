import type { Rgb } from "../color-contrast.ts";
import type { PdfFont } from "./pdf-font.ts";

export type Point = readonly [x: number, y: number];
export type Rect = { left: number; top: number; right: number; bottom: number };

/** The area to which painting is confined. */
export type Clip = {
  box: Rect;
  /** Whether the path is an upright rectangle, which makes everything inside the box visible. */
  isRect: boolean;
};

/** How text is painted. Consecutive objects share one object until something changes. */
export type Ink = {
  /** Null for a pattern or gradient. */
  color: Rgb | null;
  /** 0 to 1. */
  alpha: number;
  /** PDF text rendering mode, 0 to 7. */
  mode: number;
  clip: Clip;
  /** Whether layers, transparency groups or masks may hide the text. */
  isConditional: boolean;
  /** Whether the text belongs to marked content tagged as a heading. */
  heading: boolean;
  /** Equal for equal colours. */
  colorKey: string;
  font: PdfFont;
};

/** The settings shared by the glyphs of one text object. */
export type Setting = {
  ink: Ink;
  /** PDFium's handle of the text object. */
  object: number;
  /** The em's height, and its width after horizontal scaling, in points. */
  size: number;
  emWidth: number;
  /** Writing direction in degrees clockwise, from 0 to 360, with one decimal. */
  angle: number;
  /** Position in the painting order of the page, shared with paints. */
  order: number;
  /** Whether all its glyphs are ASCII letters, digits and punctuation, not accents or pictures. */
  isPlain: boolean;
};

/** One glyph in page points, with the origin in the top left corner of the page. */
export type Glyph = {
  text: string;
  isSpace: boolean;
  /** Start and end of its advance on the baseline. */
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  setting: Setting;
  /** Whether it was painted twice, which makes it look bold. */
  isDoubled: boolean;
  /** A key that is equal for equal shapes if the character is unknown, otherwise null. */
  unknownShape: string | null;
};

/** A painted object other than text. */
export type Paint = {
  kind: "fill" | "image" | "gradient";
  /** The part of its bounds within the clip. */
  box: Rect;
  /** Whether it is an upright rectangle and fills the box. */
  isRect: boolean;
  /** Null for images and patterns. */
  color: Rgb | null;
  alpha: number;
  /** Whether layers, transparency groups or masks may prevent it from being painted. */
  isConditional: boolean;
  order: number;
};

export type PageContent = {
  width: number;
  height: number;
  glyphs: Glyph[];
  paints: Paint[];
};
