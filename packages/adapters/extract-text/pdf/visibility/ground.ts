import { type Rgb, blend, white } from "../../color-contrast.ts";
import type { Point } from "../operators/matrix.ts";
import type { Clip, Paint } from "../operators/page-content.ts";
import { areaContains, boxContains } from "../operators/pdf-path.ts";
import { pixelAt } from "./picture-pixel.ts";

/** Opacity from which on nothing shows through. */
const opaque = 0.9;

/** True where painting at the point is not cut off by a clipping path. */
export function isInClip(clip: Clip, point: Point): boolean {
  if (!boxContains(clip.box, point[0], point[1])) return false;
  for (let link: Clip | null = clip; link; link = link.outer) {
    if (link.outline && !areaContains(link.outline, point)) return false;
  }
  return true;
}

function isPaintedAt(paint: Paint, point: Point): boolean {
  return areaContains(paint.area, point) && isInClip(paint.clip, point);
}

/** True where something painted after `order` lies over the point and lets nothing through. */
export function isCoveredAt(
  point: Point,
  order: number,
  paints: readonly Paint[],
): "image" | "shape" | null {
  for (const paint of paints) {
    if (paint.order < order || !paint.plain || paint.alpha < opaque || paint.kind === "mask")
      continue;
    if (!isPaintedAt(paint, point)) continue;
    if (paint.kind !== "image") return "shape";
    const pixel = paint.picture && pixelAt(paint.picture, point[0], point[1]);
    if (pixel && pixel.alpha * paint.alpha >= opaque) return "image";
  }
  return null;
}

/** The colour that text painted as number `order` finds at the point; null where it can't be told. */
export function groundAt(point: Point, order: number, paints: readonly Paint[]): Rgb | null {
  let ground: Rgb | null = white;
  for (const paint of paints) {
    if (paint.order > order) break;
    if (paint.alpha < 0.01 || !isPaintedAt(paint, point)) continue;
    ground = paintOver(ground, paint, point);
  }
  return ground;
}

function paintOver(ground: Rgb | null, paint: Paint, point: Point): Rgb | null {
  if (!paint.plain || paint.kind === "mask" || paint.kind === "gradient") return null;
  if (paint.color) {
    if (paint.alpha >= opaque) return paint.color;
    return ground && blend(paint.color, ground, paint.alpha);
  }
  const pixel = paint.picture && pixelAt(paint.picture, point[0], point[1]);
  if (!pixel) return null;
  const alpha = pixel.alpha * paint.alpha;
  if (alpha >= opaque) return pixel.color;
  return ground && blend(pixel.color, ground, alpha);
}
