import { type Matrix, type Point, isNumberList, transformPoint } from "./matrix.ts";

export type Rect = { left: number; top: number; right: number; bottom: number };

/** A painted or clipping area, in page points with the top left corner as origin. */
export type Area = {
  box: Rect;
  /** An upright rectangle: its box is all of it. */
  isRect: boolean;
  evenOdd: boolean;
  /** Closed polygons, worked out when they are first asked for: few areas lie near text. */
  outlines: () => readonly (readonly Point[])[];
};

const curveSteps = 8;
/** Beyond this an area is judged by its box: no reader's page needs an outline so fine. */
const maxPoints = 4_000;

/** Outlines of a pdf.js path (opcode stream: 0 move, 1 line, 2 cubic, 3 quadratic, 4 close). */
function readOutlines(data: unknown, matrix: Matrix): Point[][] {
  const polygons: Point[][] = [];
  if (!isNumberList(data)) return polygons;
  let current: Point[] = [];
  let [lastX, lastY] = [0, 0];
  let total = 0;
  const at = (index: number): number => data[index] ?? 0;
  const add = (x: number, y: number): void => {
    current.push(transformPoint(matrix, x, y));
    total += 1;
    [lastX, lastY] = [x, y];
  };
  const finish = (): void => {
    if (current.length > 1) polygons.push(current);
    current = [];
  };
  let index = 0;
  while (index < data.length && total < maxPoints) {
    const opcode = data[index];
    if (opcode === 0) {
      finish();
      add(at(index + 1), at(index + 2));
      index += 3;
    } else if (opcode === 1) {
      add(at(index + 1), at(index + 2));
      index += 3;
    } else if (opcode === 2 || opcode === 3) {
      const points = opcode === 2 ? 3 : 2;
      const controls = Array.from({ length: points }, (_, step): Point => [
        at(index + 1 + step * 2),
        at(index + 2 + step * 2),
      ]);
      for (const [x, y] of flattenCurve([lastX, lastY], controls)) add(x, y);
      index += 1 + points * 2;
    } else {
      const first = current[0];
      if (first) {
        current.push(first);
        finish();
        current = [first];
      }
      index += 1;
    }
  }
  finish();
  return polygons;
}

function flattenCurve(start: Point, controls: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let step = 1; step <= curveSteps; step += 1) {
    const t = step / curveSteps;
    let level: Point[] = [start, ...controls];
    while (level.length > 1) {
      level = level.slice(1).map(([x, y], index): Point => {
        const [fromX, fromY] = level[index] ?? [x, y];
        return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
      });
    }
    if (level[0]) points.push(level[0]);
  }
  return points;
}

export function boxOf(points: readonly Point[]): Rect {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function areaOf(polygons: readonly (readonly Point[])[]): Area {
  const box = boxOf(polygons.flat());
  const only = polygons.length === 1 ? polygons[0] : undefined;
  return {
    box,
    isRect: only !== undefined && isUprightRect(only, box),
    evenOdd: false,
    outlines: () => polygons,
  };
}

export type PathData = { data: unknown; limits: unknown; evenOdd: boolean };

/** The area of a path as pdf.js hands it over: its operators, and its limits in its own space. */
export function pathArea({ data, limits, evenOdd }: PathData, matrix: Matrix): Area {
  let known: Point[][] | null = null;
  const outlines = (): Point[][] => (known ??= readOutlines(data, matrix));
  const simple = isNumberList(data) && data.length <= 16;
  if (simple || !isNumberList(limits) || limits.length < 4)
    return { ...areaOf(outlines()), evenOdd };
  const [left = 0, top = 0, right = 0, bottom = 0] = limits;
  const corners = [
    transformPoint(matrix, left, top),
    transformPoint(matrix, right, top),
    transformPoint(matrix, right, bottom),
    transformPoint(matrix, left, bottom),
  ];
  return { box: boxOf(corners), isRect: false, evenOdd, outlines };
}

function isUprightRect(points: readonly Point[], box: Rect): boolean {
  return (
    (points.length === 4 || points.length === 5) &&
    points.every(
      ([x, y]) =>
        (near(x, box.left) || near(x, box.right)) && (near(y, box.top) || near(y, box.bottom)),
    )
  );
}

/** The unit square under a transform: where an image is painted. */
export function unitSquare(matrix: Matrix): Area {
  return areaOf([
    [
      transformPoint(matrix, 0, 0),
      transformPoint(matrix, 1, 0),
      transformPoint(matrix, 1, 1),
      transformPoint(matrix, 0, 1),
    ],
  ]);
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}

export function boxContains(box: Rect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

export function areaContains(area: Area, [x, y]: Point): boolean {
  if (!boxContains(area.box, x, y)) return false;
  if (area.isRect) return true;
  let winding = 0;
  let crossings = 0;
  for (const polygon of area.outlines()) {
    let previous = polygon[polygon.length - 1];
    for (const point of polygon) {
      if (previous && previous[1] <= y !== point[1] <= y) {
        const crossX =
          previous[0] + ((y - previous[1]) / (point[1] - previous[1])) * (point[0] - previous[0]);
        if (crossX > x) {
          crossings += 1;
          winding += point[1] > previous[1] ? 1 : -1;
        }
      }
      previous = point;
    }
  }
  return area.evenOdd ? crossings % 2 === 1 : winding !== 0;
}
