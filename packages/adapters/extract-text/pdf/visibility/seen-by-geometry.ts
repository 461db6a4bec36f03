import { type Rgb, blend, isSameColor, white } from "../../color-contrast.ts";
import type { Ink, Paint, Point, Rect } from "../page-content.ts";

/** The opacity from which nothing shows through, and the opacity below which nothing is visible. */
const opaque = 0.9;
export const transparent = 0.06;

/**
 * Whether text is certainly visible at a point, regardless of the exact shapes of the paints:
 * nothing painted later may cover it, and it contrasts with every possible background.
 * @param paints those that touch the point or its surroundings, in painting order.
 */
export function isSurelySeen(
  point: Point,
  { ink, order }: { ink: Ink; order: number },
  paints: readonly Paint[],
): boolean {
  const { color, alpha, clip, isConditional } = ink;
  if (!color || isConditional || !clip.isRect || !contains(clip.box, point)) return false;
  let grounds: Rgb[] = [white];
  for (const paint of paints) {
    if (!contains(paint.box, point) || paint.alpha < transparent) continue;
    if (paint.order > order || !paint.color) return false;
    grounds = groundsAfter(grounds, paint, paint.color);
  }
  return grounds.every((ground) => !isSameColor(blend(color, ground, alpha), ground));
}

/** The possible background colours after a paint that may or may not be present. */
function groundsAfter(grounds: readonly Rgb[], paint: Paint, color: Rgb): Rgb[] {
  const isCertain = paint.isRect && !paint.isConditional;
  if (isCertain && paint.alpha >= opaque) return [color];
  const painted = grounds.map((ground) => blend(color, ground, paint.alpha));
  return isCertain ? painted : [...grounds, ...painted].slice(0, maxGrounds);
}

/** More colours are a pattern, for which the first ones are enough. */
const maxGrounds = 64;

export function contains({ left, top, right, bottom }: Rect, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
