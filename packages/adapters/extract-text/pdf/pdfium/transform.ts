import type { Point, Rect } from "../page-content.ts";

/** a, b, c, d, e, f as in the PDF specification: x' = ax + cy + e, y' = bx + dy + f. */
export type Transform = readonly [number, number, number, number, number, number];

/** The transform that applies `inner` first and `outer` afterwards. */
export function combine(outer: Transform, inner: Transform): Transform {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    A * a + C * b,
    B * a + D * b,
    A * c + C * d,
    B * c + D * d,
    A * e + C * f + E,
    B * e + D * f + F,
  ];
}

export function move([a, b, c, d, e, f]: Transform, x: number, y: number): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright bounding box of a transformed box. */
export function moveBox(by: Transform, { left, top, right, bottom }: Rect): Rect {
  const corners = [
    move(by, left, top),
    move(by, right, top),
    move(by, right, bottom),
    move(by, left, bottom),
  ];
  return boxAround(corners);
}

export function boxAround(points: readonly Point[]): Rect {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function overlap(a: Rect, b: Rect): Rect {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Whether an outline (closed or not) fills its whole box. */
export function isUprightRect(points: readonly Point[], box: Rect): boolean {
  return (
    (points.length === 4 || points.length === 5) &&
    points.every(
      ([x, y]) =>
        (isNear(x, box.left) || isNear(x, box.right)) &&
        (isNear(y, box.top) || isNear(y, box.bottom)),
    )
  );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}
