import { type Canvas, type Image, createCanvas, loadImage } from "@napi-rs/canvas";
import type { Line, Worker } from "tesseract.js";
import { renderPageAsImage } from "unpdf";
import { type Rectangle, findColumns } from "./find-columns.ts";
import type { OcrPage, OcrWord } from "./ocr-page.ts";

/** Pixels of a point: 216 dots an inch, where letters of 9 points are still sure. */
const scale = 3;

/** A part of a page as a picture, and where it stood on the page. */
export type PagePicture = { png: Buffer; at: Rectangle };

/** Draws a page of a PDF and parts it into what stands across and its columns. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<PagePicture[]> {
  const png = await renderPageAsImage(Uint8Array.from(bytes), page, {
    scale,
    canvasImport: () => import("@napi-rs/canvas"),
  });
  const image = await loadImage(Buffer.from(png));
  const whole = drawPart(image, { left: 0, top: 0, width: image.width, height: image.height });
  const parts = findColumns(whole.getContext("2d").getImageData(0, 0, image.width, image.height));
  // Not `encode`: it reads the canvas in another thread, and crashes if that is collected meanwhile.
  return parts.map((at) => ({ png: drawPart(image, at).toBuffer("image/png"), at }));
}

/** The words of a page, column after column. */
export async function recognizePage(
  worker: Worker,
  pictures: readonly PagePicture[],
  page: number,
): Promise<OcrPage> {
  const words: OcrWord[] = [];
  for (const { png, at } of pictures) {
    const { data } = await worker.recognize(png, {}, { blocks: true, text: false });
    for (const block of data.blocks ?? []) {
      for (const { lines } of block.paragraphs)
        words.push(...lines.flatMap((line) => wordsOf(line, at)));
    }
  }
  return { page, words };
}

function drawPart(image: Image, { left, top, width, height }: Rectangle): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").drawImage(image, left, top, width, height, 0, 0, width, height);
  return canvas;
}

function wordsOf(line: Line, part: Rectangle): OcrWord[] {
  const size = line.rowAttributes.rowHeight / scale;
  const baseline = (part.top + (line.baseline.y0 + line.baseline.y1) / 2) / scale;
  return line.words.map(({ text, bbox, confidence }, index) => ({
    text,
    left: (part.left + bbox.x0) / scale,
    right: (part.left + bbox.x1) / scale,
    baseline,
    size,
    confidence: confidence / 100,
    startsLine: index === 0,
  }));
}
