import type { Clip, Ink, Paint } from "../page-content.ts";
import type { OpenPage } from "./open-page.ts";
import { readClip } from "./read-clip.ts";
import type { FindFont } from "./read-font.ts";
import { readBounds, readColor, readTransform } from "./read-object.ts";
import { type Marks, readMarks } from "./read-marks.ts";
import { readPath } from "./read-path.ts";
import type { Surroundings } from "./surroundings.ts";
import { type Transform, combine, moveBox, overlap } from "./transform.ts";

/** The ink of a text object and its position in the painting order. */
export type TextObject = { ink: Ink; order: number; actualText: string | null };

export type PageObjects = {
  /** Keyed by PDFium's handles. */
  texts: Map<number, TextObject>;
  paints: Paint[];
};

const limits = { objects: 200_000, paints: 50_000, depth: 20 };

/** Types of page objects (fpdf_edit.h). */
const objectType = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Reads everything that a page paints. */
export function readObjects(page: OpenPage, findFont: FindFont): PageObjects {
  const { pdfium, width, height, toView } = page;
  const { call } = pdfium;
  const reader = new ObjectReader(page, findFont);
  const clip = { box: { left: 0, top: 0, right: width, bottom: height }, isRect: true };
  const count = call.FPDFPage_CountObjects(page.page);
  const group = { clip, toView, isConditional: false, depth: 0 };
  for (let index = 0; index < count; index += 1)
    reader.read(call.FPDFPage_GetObject(page.page, index), group);
  return reader.found;
}

/** A form, or the page itself. */
type Group = { clip: Clip; toView: Transform; isConditional: boolean; depth: number };

class ObjectReader {
  readonly found: PageObjects = { texts: new Map(), paints: [] };
  readonly #page: OpenPage;
  readonly #findFont: FindFont;
  #order = 0;
  #lastInk: Ink | null = null;

  constructor(page: OpenPage, findFont: FindFont) {
    this.#page = page;
    this.#findFont = findFont;
  }

  read(object: number, group: Group): void {
    const { pdfium } = this.#page;
    const { call } = pdfium;
    this.#order += 1;
    if (this.#order > limits.objects || this.found.paints.length > limits.paints) return;
    const type = call.FPDFPageObj_GetType(object);
    const marks = readMarks(pdfium, object);
    const around: Surroundings = {
      toView: group.toView,
      clip: readClip(pdfium, object, group),
      isConditional:
        group.isConditional ||
        marks.tags.includes("OC") ||
        (type !== objectType.path && call.FPDFPageObj_HasTransparency(object) !== 0),
      order: this.#order,
    };
    if (type === objectType.text) this.#readText(object, { around, marks });
    else if (type === objectType.path) this.found.paints.push(...readPath(pdfium, object, around));
    else if (type === objectType.form) this.#readForm(object, { around, depth: group.depth });
    else this.#readPicture(object, { around, isImage: type === objectType.image });
  }

  #readText(object: number, { around, marks }: { around: Surroundings; marks: Marks }): void {
    const { pdfium } = this.#page;
    const mode = pdfium.call.FPDFTextObj_GetTextRenderMode(object);
    const isOutline = mode % 4 === 1;
    const { color, alpha } = readColor(pdfium, object, isOutline ? "stroke" : "fill");
    const { clip, isConditional, order } = around;
    const heading = marks.tags.some((mark) => /^H[1-6]?$|^Title$/.test(mark));
    const font = this.#findFont(object);
    const ink = this.#share({
      color,
      alpha,
      mode,
      clip,
      isConditional,
      heading,
      colorKey: "",
      font,
    });
    this.found.texts.set(object, { ink, order, actualText: marks.actualText });
  }

  /** Shares the ink, because most text is painted like the text before it. */
  #share(ink: Ink): Ink {
    const last = this.#lastInk;
    if (last && isSameInk(last, ink)) return last;
    ink.colorKey = String(ink.color);
    this.#lastInk = ink;
    return ink;
  }

  #readForm(object: number, { around, depth }: { around: Surroundings; depth: number }): void {
    if (depth >= limits.depth) return;
    const { pdfium } = this.#page;
    const { call } = pdfium;
    const toView = combine(around.toView, readTransform(pdfium, object));
    // A form may belong to a layer, which PDFium's functions don't expose.
    const group = { toView, clip: around.clip, isConditional: true, depth: depth + 1 };
    const count = call.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index += 1)
      this.read(call.FPDFFormObj_GetObject(object, index), group);
  }

  #readPicture(object: number, { around, isImage }: { around: Surroundings; isImage: boolean }) {
    const { toView, clip, isConditional, order } = around;
    this.found.paints.push({
      kind: isImage ? "image" : "gradient",
      box: overlap(moveBox(toView, readBounds(this.#page.pdfium, object)), clip.box),
      ...{ isRect: false, color: null, alpha: 1, isConditional, order },
    });
  }
}

function isSameInk(a: Ink, b: Ink): boolean {
  return (
    a.font === b.font &&
    a.mode === b.mode &&
    a.alpha === b.alpha &&
    a.isConditional === b.isConditional &&
    a.heading === b.heading &&
    isSameList(a.color, b.color) &&
    (a.clip === b.clip || isSameClip(a.clip, b.clip))
  );
}

function isSameList(a: readonly number[] | null, b: readonly number[] | null): boolean {
  if (a === null || b === null) return a === b;
  return a.every((value, at) => value === b[at]);
}

function isSameClip(a: Clip, b: Clip): boolean {
  return (
    a.isRect === b.isRect &&
    a.box.left === b.box.left &&
    a.box.top === b.box.top &&
    a.box.right === b.box.right &&
    a.box.bottom === b.box.bottom
  );
}
