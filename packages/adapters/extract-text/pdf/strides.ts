import type { Glyph } from "./page-content.ts";

/** Letters on one baseline, each further right than the one before: none of them lies on another. */
type Stride = { left: number; right: number; y: number; size: number };

/**
 * Whether any letter can stand within `reach` em of another one, each way. Nearly every page is a
 * hundred strides beside and below each other, which is told without a look at pairs of letters.
 */
export function mayOverlap(glyphs: readonly Glyph[], reach: number): boolean {
  const strides = cutStrides(glyphs, reach).toSorted((a, b) => a.y - b.y);
  let largest = 0;
  for (const { size } of strides) largest = Math.max(largest, size);
  return strides.some((stride, index) => {
    for (let next = index + 1; next < strides.length; next += 1) {
      const other = strides[next];
      if (!other || other.y - stride.y > reach * largest) break;
      const near = reach * Math.max(stride.size, other.size);
      const apart = Math.max(stride.left, other.left) - Math.min(stride.right, other.right);
      if (other.y - stride.y <= near && apart <= near) return true;
    }
    return false;
  });
}

function cutStrides(glyphs: readonly Glyph[], reach: number): Stride[] {
  const strides: Stride[] = [];
  let last: Stride | null = null;
  for (const { isSpace, startX, startY, setting } of glyphs) {
    if (isSpace) continue;
    const { size } = setting;
    const goesOn: boolean =
      last !== null &&
      last.y === startY &&
      last.size === size &&
      startX - last.right > reach * size;
    if (last && goesOn) last.right = startX;
    else {
      last = { left: startX, right: startX, y: startY, size };
      strides.push(last);
    }
  }
  return strides;
}
