import { type PagePicture, splitPicture, pixelsPerPoint } from "../../ocr/page-picture.ts";
import { draw } from "./draw.ts";
import { withPage } from "./open-page.ts";
import type { OpenPdf } from "./open-pdf.ts";

/** Draws a page (counted from 1) of a PDF for OCR. */
export async function drawPage(pdf: OpenPdf, number: number): Promise<PagePicture[]> {
  const drawing = withPage(pdf, number, (page) => {
    const { width, height } = page;
    return draw(page, { left: 0, top: 0, right: width, bottom: height }, pixelsPerPoint);
  });
  return await splitPicture(drawing);
}
