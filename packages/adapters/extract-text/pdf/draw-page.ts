import { renderPageAsImage } from "unpdf";
import { type PagePicture, partPicture, pixelsPerPoint } from "../ocr/page-picture.ts";

/** Draws a page (from 1) of a PDF, for OCR. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<PagePicture[]> {
  const png = await renderPageAsImage(Uint8Array.from(bytes), page, {
    scale: pixelsPerPoint,
    canvasImport: () => import("@napi-rs/canvas"),
  });
  return partPicture(new Uint8Array(png));
}
