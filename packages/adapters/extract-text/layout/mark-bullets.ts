import type { Box, Segment } from "./word.ts";

/** Marks lines whose bullets are painted as dots instead of written. */
export function markBullets(segments: readonly Segment[], dots: readonly Box[]): void {
  if (dots.length === 0) return;
  for (const segment of segments) {
    if (segment.bullet || segment.bold) continue;
    segment.bullet = dots.some(
      (dot) => isBulletOf(dot, segment) && !hasTextBetween(dot, segment, segments),
    );
  }
}

function isBulletOf(dot: Box, { left, baseline, words }: Segment): boolean {
  const size = words[0]?.size ?? 0;
  const width = dot.right - dot.left;
  if (width < 0.15 * size || width > 0.55 * size) return false;
  const middle = (dot.top + dot.bottom) / 2;
  const gap = left - dot.right;
  return (
    gap > 0.15 * size &&
    gap < 2.2 * size &&
    middle > baseline - 0.65 * size &&
    middle < baseline + 0.02 * size
  );
}

function hasTextBetween(dot: Box, segment: Segment, segments: readonly Segment[]): boolean {
  return segments.some(
    (other) =>
      other !== segment &&
      Math.abs(other.baseline - segment.baseline) < 0.4 * segment.size &&
      other.right < segment.left &&
      other.right > dot.left - 0.8 * segment.size,
  );
}
