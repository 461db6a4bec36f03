import type { Rgb } from "../../color-contrast.ts";
import type { Rect } from "../page-content.ts";
import type { Pdfium } from "./pdfium.ts";
import type { Transform } from "./transform.ts";

/** The object's bounds. The upper and lower edges are in PDF user space, where y grows upwards. */
export function readBounds(pdfium: Pdfium, object: number): Rect {
  const at = pdfium.scratch;
  pdfium.call.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
  const [left, bottom, right, top] = [0, 1, 2, 3].map((index) => pdfium.float(index));
  return { left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 };
}

/** The transform from the object's space to that of its page or form. */
export function readTransform(pdfium: Pdfium, object: number): Transform {
  pdfium.call.FPDFPageObj_GetMatrix(object, pdfium.scratch);
  const at = (index: number): number => pdfium.float(index);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** `color` is null for a pattern. */
export type Color = { color: Rgb | null; alpha: number };

export function readColor(pdfium: Pdfium, object: number, what: "fill" | "stroke"): Color {
  const { call, scratch: at } = pdfium;
  const read = what === "fill" ? call.FPDFPageObj_GetFillColor : call.FPDFPageObj_GetStrokeColor;
  if (read(object, at, at + 4, at + 8, at + 12) === 0) return { color: null, alpha: 1 };
  const color = [pdfium.integer(0), pdfium.integer(1), pdfium.integer(2)] as const;
  return { color, alpha: pdfium.integer(3) / 255 };
}
