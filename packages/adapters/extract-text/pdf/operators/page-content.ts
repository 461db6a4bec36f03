import type { Rgb } from "../../color-contrast.ts";
import type { Point } from "./matrix.ts";
import type { PdfFont } from "./pdf-font.ts";
import type { Area, Rect } from "./pdf-path.ts";

/** Where painting is confined to: every area of the chain. */
export type Clip = { box: Rect; outline: Area | null; outer: Clip | null };

/** How a piece of text is painted; shared by all glyphs until the page's state changes. */
export type Ink = {
  /** null for a pattern or gradient. */
  color: Rgb | null;
  /** 0 to 1. */
  alpha: number;
  /** PDF text rendering mode, 0 to 7. */
  mode: number;
  clip: Clip;
  /** The layer (optional content group) that it belongs to is switched off. */
  layerOff: boolean;
  /** It stands in marked content that is a heading. */
  heading: boolean;
  /** Equal for equal colours. */
  colorKey: string;
  font: PdfFont;
};

/** How the glyphs of one text operator are set: they share it, for a page has thousands. */
export type Setting = {
  ink: Ink;
  /** Height of the em, and its width after horizontal scaling, in points. */
  size: number;
  emWidth: number;
  /** Direction of writing, degrees clockwise, 0 to 360, in tenths. */
  angle: number;
  /** Place in the painting order of the page, shared with paints. */
  order: number;
  /** All its glyphs are letters, digits and signs of ASCII; none is an accent or a picture. */
  isPlain: boolean;
};

/** One glyph in page points, top left corner as origin. */
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
  /** Its character code, where the file doesn't tell what it stands for. */
  unknownCode: number | null;
};

/** A picture whose pixels can be asked for. */
export type Picture = { data: () => unknown; toUnit: (x: number, y: number) => Point };

/** Something else than text that was painted. */
export type Paint = {
  kind: "fill" | "image" | "mask" | "gradient";
  area: Area;
  clip: Clip;
  /** null for images and patterns. */
  color: Rgb | null;
  alpha: number;
  /** Painted plainly over what lies below (no blend mode, no soft mask). */
  plain: boolean;
  picture: Picture | null;
  order: number;
};

export type PageContent = {
  width: number;
  height: number;
  glyphs: Glyph[];
  paints: Paint[];
};
