import type { Glyph } from "../page-content.ts";
import type { OpenPage } from "./open-page.ts";
import { readBounds } from "./read-object.ts";
import type { TextObject } from "./read-objects.ts";

/** The number of preceding text objects with which PDFium compares each one. */
const reach = 5;

/**
 * Restores text that PDFium drops because it is painted again over itself, to look bold or to
 * change its colour. Returns the letters of such objects: copies of the earlier object's letters,
 * in the same place.
 */
export function restoreDoubles(
  page: OpenPage,
  texts: ReadonlyMap<number, TextObject>,
  glyphs: readonly Glyph[],
): Glyph[] {
  const read = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const known = read.get(glyph.setting.object);
    if (known) known.push(glyph);
    else read.set(glyph.setting.object, [glyph]);
  }
  const handles = [...texts.keys()];
  return handles.flatMap((object, at) => {
    const text = texts.get(object);
    if (!text || read.has(object)) return [];
    const before = handles.slice(Math.max(0, at - reach), at).reverse();
    const twin = before.find((other) => read.has(other) && isOver(page, other, object));
    return twin === undefined ? [] : copy(page, read.get(twin) ?? [], { twin, object, text });
  });
}

/** Whether two objects have the same size and position, apart from a shadow's offset. */
function isOver({ pdfium }: OpenPage, one: number, other: number): boolean {
  const [a, b] = [readBounds(pdfium, one), readBounds(pdfium, other)];
  const height = a.top - a.bottom;
  const isNear = (apart: number, share: number): boolean => Math.abs(apart) < share * height;
  return (
    isNear(a.left - b.left, 0.25) &&
    isNear(a.bottom - b.bottom, 0.25) &&
    isNear(a.right - a.left - (b.right - b.left), 0.02) &&
    isNear(height - (b.top - b.bottom), 0.02)
  );
}

function copy(
  { pdfium, toView }: OpenPage,
  glyphs: readonly Glyph[],
  { twin, object, text }: { twin: number; object: number; text: TextObject },
): Glyph[] {
  const [from, to] = [readBounds(pdfium, twin), readBounds(pdfium, object)];
  const [x, y] = [to.left - from.left, to.bottom - from.bottom];
  const [a, b, c, d] = toView;
  const [right, down] = [a * x + c * y, b * x + d * y];
  return glyphs.map((glyph) => ({
    ...glyph,
    startX: glyph.startX + right,
    endX: glyph.endX + right,
    startY: glyph.startY + down,
    endY: glyph.endY + down,
    setting: { ...glyph.setting, object, ink: text.ink, order: text.order },
  }));
}
