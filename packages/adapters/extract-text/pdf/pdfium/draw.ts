import type { Bitmap } from "../../ocr/find-columns.ts";
import type { Rect } from "../page-content.ts";
import type { OpenPage } from "./open-page.ts";

/** FPDFBitmap_BGRx */
const bitmapFormat = 3;
const white = 0xffffffff;
/** FPDF_REVERSE_BYTE_ORDER: red comes first. */
const redFirst = 0x10;

/** Draws a part of a page on a white background, in points from the page's top left corner. */
export function draw(
  page: OpenPage,
  part: Rect,
  pixelsPerPoint: number,
): Bitmap & { data: Buffer } {
  const { pdfium } = page;
  const { call, scratch } = pdfium;
  const width = Math.max(1, Math.ceil((part.right - part.left) * pixelsPerPoint));
  const height = Math.max(1, Math.ceil((part.bottom - part.top) * pixelsPerPoint));
  const bitmap = call.FPDFBitmap_CreateEx(width, height, bitmapFormat, 0, 0);
  if (bitmap === 0) throw new Error("There is no memory for a drawing.");
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  const [matrix, clip] = [scratch, scratch + 24];
  pdfium.write(matrix, [
    pixelsPerPoint,
    0,
    0,
    pixelsPerPoint,
    -part.left * pixelsPerPoint,
    -part.top * pixelsPerPoint,
  ]);
  pdfium.write(clip, [0, 0, width, height]);
  call.FPDF_RenderPageBitmapWithMatrix(bitmap, page.page, matrix, clip, redFirst);
  const start = call.FPDFBitmap_GetBuffer(bitmap);
  const data = Buffer.from(pdfium.bytes.slice(start, start + width * height * 4));
  call.FPDFBitmap_Destroy(bitmap);
  return { width, height, data };
}
