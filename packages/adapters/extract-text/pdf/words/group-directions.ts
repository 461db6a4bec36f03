import type { Glyph } from "../page-content.ts";

/** The maximum difference in degrees within one direction (a scan is slightly skewed). */
const tolerance = 2;

export type Directions = {
  /** The direction of most of the page's text, and the text itself. */
  angle: number;
  main: readonly Glyph[];
  others: { angle: number; glyphs: Glyph[] }[];
};

/** Groups the letters of a page by their writing direction. */
export function groupDirections(glyphs: readonly Glyph[]): Directions {
  const angle = glyphs[0]?.setting.angle ?? 0;
  if (glyphs.every(({ setting }) => setting.angle === angle))
    return { angle, main: glyphs, others: [] };
  const groups: { angle: number; glyphs: Glyph[] }[] = [];
  let last: { angle: number; glyphs: Glyph[] } | undefined;
  let lastAngle = NaN;
  for (const glyph of glyphs) {
    const { angle } = glyph.setting;
    if (angle !== lastAngle) last = groups.find((group) => isSame(group.angle, angle));
    lastAngle = angle;
    if (last) last.glyphs.push(glyph);
    else {
      last = { angle, glyphs: [glyph] };
      groups.push(last);
    }
  }
  const [main, ...others] = groups.toSorted((a, b) => b.glyphs.length - a.glyphs.length);
  return { angle: main ? middle(main.glyphs) : 0, main: main?.glyphs ?? [], others };
}

function isSame(a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return Math.min(apart, 360 - apart) <= tolerance;
}

function middle(glyphs: readonly Glyph[]): number {
  const first = glyphs[0]?.setting.angle ?? 0;
  if (glyphs.every(({ setting }) => setting.angle === first)) return first;
  const angles = glyphs
    .map(({ setting: { angle } }) => (angle > 180 ? angle - 360 : angle))
    .toSorted((a, b) => a - b);
  return angles[Math.floor(angles.length / 2)] ?? 0;
}
