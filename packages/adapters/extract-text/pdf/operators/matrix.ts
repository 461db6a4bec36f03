/** A PDF transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Point = readonly [number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first and `outer` to its result. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function transformPoint(matrix: Matrix, x: number, y: number): Point {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** null where the transform flattens the plane. */
export function invert(matrix: Matrix): Matrix | null {
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Reads six numbers from an array or typed array; anything else is the identity. */
export function toMatrix(value: unknown): Matrix {
  if (!isNumberList(value) || value.length < 6) return identity;
  // By their places: pdf.js hands over typed arrays, which take an iterator to be taken apart.
  const [a, b, c] = [value[0] ?? 1, value[1] ?? 0, value[2] ?? 0];
  const [d, e, f] = [value[3] ?? 1, value[4] ?? 0, value[5] ?? 0];
  // A sum is finite only if all of it is.
  return Number.isFinite(a + b + c + d + e + f) ? [a, b, c, d, e, f] : identity;
}

export function isNumberList(value: unknown): value is ArrayLike<number> & Iterable<number> {
  if (value instanceof Float32Array || value instanceof Float64Array) return true;
  return Array.isArray(value) && value.every((item) => typeof item === "number");
}
