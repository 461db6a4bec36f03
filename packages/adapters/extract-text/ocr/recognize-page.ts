import type { Line, Worker } from "tesseract.js";
import type { Rectangle } from "./find-columns.ts";
import type { OcrPage, OcrWord } from "./ocr-page.ts";
import { type PagePicture, pixelsPerPoint as scale } from "./page-picture.ts";

/** Recognises the words of a page, one column after the other. */
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
