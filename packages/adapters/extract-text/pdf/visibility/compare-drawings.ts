import { type Rgb, isSameColor } from "../../color-contrast.ts";
import type { Glyph, Rect } from "../page-content.ts";
import { draw } from "../pdfium/draw.ts";
import type { OpenPage } from "../pdfium/open-page.ts";
import { overlap } from "../pdfium/transform.ts";

/** Ten-point letters are twenty pixels high. */
const pixelsPerPoint = 2;
const maxPixels = 4_000_000;
/**
 * The minimum share of a box that differs if its letters are visible. Their ink is ten times it.
 */
const seenShare = 0.015;
/** The maximum number of drawings without some of the text. Each omits only separate pieces. */
const maxLayers = 4;

type Drawing = ReturnType<typeof draw>;

/** Whether each piece of text is visible: whether the drawn page looks different without it. */
export function compareDrawings(page: OpenPage, pieces: readonly (readonly Glyph[])[]): boolean[] {
  const parts = pieces.map((glyphs) => ({ glyphs, box: boxOf(glyphs), isSeen: false }));
  const region = regionOf(
    parts.map(({ box }) => box),
    page,
  );
  if (!region) return parts.map(() => false);
  const area = (region.right - region.left) * (region.bottom - region.top);
  const scale = Math.min(pixelsPerPoint, Math.sqrt(maxPixels / area));
  const whole = draw(page, region, scale);
  for (const layer of partLayers(parts)) {
    const objects = new Set(
      layer.flatMap(({ glyphs }) => glyphs.map(({ setting }) => setting.object)),
    );
    setActive(page, objects, false);
    const without = draw(page, region, scale);
    setActive(page, objects, true);
    for (const part of layer)
      part.isSeen = differs({ whole, without }, toPixels(part.box, region, scale));
  }
  return parts.map(({ isSeen }) => isSeen);
}

type Part = { glyphs: readonly Glyph[]; box: Rect; isSeen: boolean };

function boxOf(glyphs: readonly Glyph[]): Rect {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { startX, startY, endX, endY, setting } of glyphs) {
    const isUpright = setting.angle === 0;
    const [above, below] = isUpright ? [0.75, 0.2] : [0.7, 0.7];
    const beside = isUpright ? 0 : 0.7;
    box.left = Math.min(box.left, Math.min(startX, endX) - beside * setting.size);
    box.right = Math.max(box.right, Math.max(startX, endX) + beside * setting.size);
    box.top = Math.min(box.top, Math.min(startY, endY) - above * setting.size);
    box.bottom = Math.max(box.bottom, Math.max(startY, endY) + below * setting.size);
  }
  return box;
}

/** The part of the page that contains all boxes. */
function regionOf(boxes: readonly Rect[], { width, height }: OpenPage): Rect | null {
  const around = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const region = overlap(around, { left: 0, top: 0, right: width, bottom: height });
  return region.right > region.left && region.bottom > region.top ? region : null;
}

/** Groups parts that don't overlap, in at most `maxLayers` layers. */
function partLayers(parts: readonly Part[]): Part[][] {
  const layers: { parts: Part[]; taken: Cells }[] = [];
  for (const part of parts) {
    const cells = cellsOf(part);
    const isFree = (taken: Cells): boolean =>
      [...cells].every(([cell, object]) => (taken.get(cell) ?? object) === object);
    let layer = layers.find(({ taken }) => isFree(taken)) ?? layers[maxLayers - 1];
    if (!layer) {
      layer = { parts: [], taken: new Map() };
      layers.push(layer);
    }
    layer.parts.push(part);
    for (const [cell, object] of cells) layer.taken.set(cell, object);
  }
  return layers.map((layer) => layer.parts);
}

/** The six-point squares that a part's letters cover, with the text object in each. */
type Cells = Map<string, number>;

function cellsOf({ glyphs }: Part): Cells {
  const cells: Cells = new Map();
  for (const { startX, endX, startY, setting } of glyphs) {
    const column = Math.floor((startX + endX) / 12);
    for (const rise of [0.1, 0.5]) {
      const row = Math.floor((startY - rise * setting.size) / 6);
      cells.set(`${String(column)} ${String(row)}`, setting.object);
    }
  }
  return cells;
}

function setActive({ pdfium }: OpenPage, objects: Iterable<number>, isActive: boolean): void {
  for (const object of objects) pdfium.call.FPDFPageObj_SetIsActive(object, isActive ? 1 : 0);
}

/** Whether enough pixels of a box differ between two drawings. */
function differs(drawings: { whole: Drawing; without: Drawing }, box: Rect): boolean {
  const { whole, without } = drawings;
  const enough = Math.max(3, seenShare * (box.right - box.left) * (box.bottom - box.top));
  let count = 0;
  for (let y = Math.max(0, box.top); y < Math.min(whole.height, box.bottom); y += 1) {
    for (let x = Math.max(0, box.left); x < Math.min(whole.width, box.right); x += 1) {
      const at = (y * whole.width + x) * 4;
      if (whole.data.readUInt32LE(at) === without.data.readUInt32LE(at)) continue;
      if (isSameColor(colorAt(whole, at), colorAt(without, at))) continue;
      count += 1;
      if (count >= enough) return true;
    }
  }
  return false;
}

function colorAt({ data }: Drawing, at: number): Rgb {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function toPixels(box: Rect, region: Rect, scale: number): Rect {
  return {
    left: Math.floor((box.left - region.left) * scale),
    top: Math.floor((box.top - region.top) * scale),
    right: Math.ceil((box.right - region.left) * scale),
    bottom: Math.ceil((box.bottom - region.top) * scale),
  };
}
