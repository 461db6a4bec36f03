import type { Clip, Point } from "../page-content.ts";
import type { Pdfium } from "./pdfium.ts";
import { type Transform, boxAround, isUprightRect, move, overlap } from "./transform.ts";

/** The maximum number of segments read from one path. */
const maxSegments = 200;

/** Intersects the surrounding clip with the clipping paths of an object. */
export function readClip(
  pdfium: Pdfium,
  object: number,
  { clip: outer, toView }: { clip: Clip; toView: Transform },
): Clip {
  const { call, scratch } = pdfium;
  const path = call.FPDFPageObj_GetClipPath(object);
  const count = path === 0 ? 0 : call.FPDFClipPath_CountPaths(path);
  if (count <= 0) return outer;
  let { box, isRect } = outer;
  for (let index = 0; index < count; index += 1) {
    const segments = call.FPDFClipPath_CountPathSegments(path, index);
    if (segments <= 0) continue;
    const points: Point[] = [];
    for (let at = 0; at < Math.min(segments, maxSegments); at += 1) {
      const segment = call.FPDFClipPath_GetPathSegment(path, index, at);
      call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      points.push(move(toView, pdfium.float(0), pdfium.float(1)));
    }
    const around = boxAround(points);
    isRect &&= segments <= 5 && isUprightRect(points, around);
    if (segments <= maxSegments) box = overlap(box, around);
  }
  return { box, isRect };
}
