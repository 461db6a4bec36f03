import type { Paint, Point, Rect } from "../page-content.ts";
import type { Pdfium } from "./pdfium.ts";
import { readBounds, readColor, readTransform } from "./read-object.ts";
import type { Surroundings } from "./surroundings.ts";
import {
  type Transform,
  boxAround,
  combine,
  isUprightRect,
  move,
  moveBox,
  overlap,
} from "./transform.ts";

/** A path with more segments is reduced to its bounds. */
const maxSegments = 64;
/** Types of segments (fpdf_edit.h). */
const segmentType = { bezier: 1, move: 2 } as const;

/** The fill of a path, and the edges drawn by its stroke. */
export function readPath(pdfium: Pdfium, object: number, around: Surroundings): Paint[] {
  const { call, scratch } = pdfium;
  call.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const [isFilled, isStroked] = [pdfium.integer(0) !== 0, pdfium.integer(1) !== 0];
  if (!isFilled && !isStroked) return [];
  const toView = combine(around.toView, readTransform(pdfium, object));
  const segments = readSegments(pdfium, object, toView);
  const paints: Paint[] = [];
  if (isFilled) {
    const points = segments.map(({ point }) => point);
    const box = boxAround(points);
    const isAngular = segments.length > 0 && segments.every(({ isCurve }) => !isCurve);
    paints.push({
      ...toPaint(isAngular ? box : moveBox(around.toView, readBounds(pdfium, object)), around),
      ...readColor(pdfium, object, "fill"),
      isRect: isAngular && isUprightRect(points, box) && around.clip.isRect,
    });
  }
  if (isStroked) {
    call.FPDFPageObj_GetStrokeWidth(object, scratch);
    const half = (Math.max(pdfium.float(0), 0.1) * scaleOf(toView)) / 2;
    const color = readColor(pdfium, object, "stroke");
    for (const { left, top, right, bottom } of edgesOf(segments)) {
      const box = {
        left: left - half,
        top: top - half,
        right: right + half,
        bottom: bottom + half,
      };
      paints.push({ ...toPaint(box, around), ...color });
    }
  }
  return paints;
}

function toPaint(
  box: Rect,
  { clip, order, isConditional }: Surroundings,
): Omit<Paint, "color" | "alpha"> {
  return { kind: "fill", box: overlap(box, clip.box), isRect: false, order, isConditional };
}

type Segment = { point: Point; isCurve: boolean; isStart: boolean; isLast: boolean };

/** The segments in view space, or none if there are too many. */
function readSegments(pdfium: Pdfium, object: number, toView: Transform): Segment[] {
  const { call, scratch } = pdfium;
  const count = call.FPDFPath_CountSegments(object);
  if (count > maxSegments) return [];
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const segment = call.FPDFPath_GetPathSegment(object, index);
    const type = call.FPDFPathSegment_GetType(segment);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    return {
      point: move(toView, pdfium.float(0), pdfium.float(1)),
      isCurve: type === segmentType.bezier,
      isStart: type === segmentType.move,
      isLast: call.FPDFPathSegment_GetClose(segment) !== 0,
    };
  });
}

/** The boxes of the lines between the points of an outline. */
function edgesOf(segments: readonly Segment[]): Rect[] {
  const edges: Rect[] = [];
  let [start, last]: [Point | null, Point | null] = [null, null];
  for (const { point, isCurve, isStart, isLast } of segments) {
    if (isStart) start = point;
    else if (last && !isCurve) edges.push(boxAround([last, point]));
    if (isLast && start) edges.push(boxAround([point, start]));
    last = point;
  }
  return edges;
}

function scaleOf([a, b, c, d]: Transform): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
