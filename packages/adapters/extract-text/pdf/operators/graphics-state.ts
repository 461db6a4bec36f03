import { type Matrix, identity } from "./matrix.ts";
import { type Rgb, parseHexColor } from "../../color-contrast.ts";
import type { Clip } from "./page-content.ts";
import type { PdfFont } from "./pdf-font.ts";
import type { Area } from "./pdf-path.ts";

/** The part of a PDF graphics state that tells what is seen of text, and where. */
export type GraphicsState = {
  ctm: Matrix;
  fill: Rgb | null;
  stroke: Rgb | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Alpha of the transparency groups around it. */
  groupAlpha: number;
  /** A blend mode other than plain painting is on. */
  blends: boolean;
  softMask: boolean;
  /** The operators paint a soft mask, not the page. */
  inMask: boolean;
  lineWidth: number;
  clip: Clip;
  font: PdfFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
  textMatrix: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
};

export function initialState(ctm: Matrix, page: Area): GraphicsState {
  return {
    ctm,
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blends: false,
    softMask: false,
    inMask: false,
    lineWidth: 1,
    clip: { box: page.box, outline: null, outer: null },
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    textMatrix: identity,
    lineX: 0,
    lineY: 0,
    x: 0,
    y: 0,
  };
}

/** Field by field: spread, an object of so many numbers takes several times the time and memory. */
export function copyState(state: GraphicsState): GraphicsState {
  return {
    ctm: state.ctm,
    fill: state.fill,
    stroke: state.stroke,
    fillAlpha: state.fillAlpha,
    strokeAlpha: state.strokeAlpha,
    groupAlpha: state.groupAlpha,
    blends: state.blends,
    softMask: state.softMask,
    inMask: state.inMask,
    lineWidth: state.lineWidth,
    clip: state.clip,
    font: state.font,
    fontSize: state.fontSize,
    charSpacing: state.charSpacing,
    wordSpacing: state.wordSpacing,
    horizontalScale: state.horizontalScale,
    leading: state.leading,
    rise: state.rise,
    mode: state.mode,
    textMatrix: state.textMatrix,
    lineX: state.lineX,
    lineY: state.lineY,
    x: state.x,
    y: state.y,
  };
}

export function narrowClip(clip: Clip, area: Area): Clip {
  return {
    box: {
      left: Math.max(clip.box.left, area.box.left),
      top: Math.max(clip.box.top, area.box.top),
      right: Math.min(clip.box.right, area.box.right),
      bottom: Math.min(clip.box.bottom, area.box.bottom),
    },
    outline: area.isRect ? null : area,
    outer: clip,
  };
}

/** "#rrggbb", or three numbers of 0 to 255. */
export function readColor(args: readonly unknown[]): Rgb | null {
  const [first, second, third] = args;
  if (typeof first === "string") return parseHexColor(first);
  if (typeof first === "number" && typeof second === "number" && typeof third === "number") {
    return [first, second, third];
  }
  return null;
}
