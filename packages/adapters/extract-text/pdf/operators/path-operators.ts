import { OPS } from "unpdf/pdfjs";
import type { GraphicsState } from "./graphics-state.ts";
import type { Matrix } from "./matrix.ts";
import type { Paint } from "./page-content.ts";
import { type Area, areaOf, pathArea } from "./pdf-path.ts";
import { strokeAreas } from "./stroke-areas.ts";

export type PaintedArea = Pick<Paint, "kind" | "area" | "color"> & Partial<Paint>;

/** What a path operator paints, fill before stroke, and the path's area, as a clip needs it. */
export function paintPath(
  state: GraphicsState,
  [operator, data, limits]: readonly [number, unknown, unknown],
): { paints: PaintedArea[]; areaWith: (evenOdd: boolean) => Area } {
  const list: unknown = Array.isArray(data) ? data[0] : data;
  const areaWith = (evenOdd: boolean): Area => pathArea({ data: list, limits, evenOdd }, state.ctm);
  const paints: PaintedArea[] = [];
  if (fillOperators.has(operator)) {
    const area = areaWith(evenOddOperators.has(operator));
    paints.push({ kind: state.fill ? "fill" : "gradient", area, color: state.fill });
  }
  if (strokeOperators.has(operator)) {
    const width = state.lineWidth * scaleOf(state.ctm);
    for (const area of strokeAreas(areaWith(false).outlines(), width))
      paints.push({ kind: "fill", area, color: state.stroke, alpha: state.strokeAlpha });
  }
  return { paints, areaWith };
}

const fillOperators = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const evenOddOperators = new Set<number>([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
const strokeOperators = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** All that the clip leaves open, which is what a shading fills. */
export function clipArea(state: GraphicsState): Area {
  const { left, top, right, bottom } = state.clip.box;
  return (
    state.clip.outline ??
    areaOf([
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    ])
  );
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
