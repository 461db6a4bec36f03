import { setTimeout as pause } from "node:timers/promises";
import { detectLanguage } from "@resume-picker/domain/resume/text/detect-language";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { keepAddresses } from "./keep-addresses.ts";
import type { OcrPage } from "./ocr-page.ts";
import type { PagePicture } from "./page-picture.ts";
import { recognizePage } from "./recognize-page.ts";
import { chooseModel, createRecognizer } from "./recognizer.ts";
import type { Recognizer } from "./recognizer.ts";

/** Renders a page (from 1) as pictures of its parts, in reading order. */
export type DrawPage = (page: number) => Promise<PagePicture[]>;

/**
 * Recognises pages by OCR, offline. Native code renders them and a separate thread recognises the
 * text, so call this in a process that may crash without harm.
 * @throws AppError if all pages together exceed the time limit.
 */
export async function recognizePages(
  draw: DrawPage,
  pages: readonly number[],
  ms: number = extractLimits.ocrMs,
): Promise<OcrPage[]> {
  const end = new AbortController();
  const { signal } = end;
  const recognizers = new Set<Recognizer>();
  try {
    return await Promise.race([
      readAll({ draw, pages, recognizers, signal }),
      pause(ms, undefined, { signal }).then(() => {
        throw extractErrors.slowScan();
      }),
    ]);
  } finally {
    end.abort();
    await Promise.all([...recognizers].map((recognizer) => recognizer.terminate()));
  }
}

type Work = {
  draw: DrawPage;
  pages: readonly number[];
  /** Terminated by the caller. */
  recognizers: Set<Recognizer>;
  signal: AbortSignal;
};

async function readAll({ draw, pages, recognizers, signal }: Work): Promise<OcrPage[]> {
  const start = async (model: Parameters<typeof createRecognizer>[0]): Promise<Recognizer> => {
    const recognizer = await createRecognizer(model);
    // The start takes a second. If the time runs out during it, the caller can't terminate it.
    if (signal.aborted) await recognizer.terminate();
    signal.throwIfAborted();
    recognizers.add(recognizer);
    return recognizer;
  };
  const read: OcrPage[] = [];
  let recognizer = await start("eng");
  for (const page of pages) {
    const pictures = await draw(page);
    let words = await recognizePage(recognizer, pictures, page);
    if (read.length === 0) {
      // The language of the first page decides which model reads the rest.
      const model = chooseModel(detectLanguage(words.words.map(({ text }) => text).join(" ")));
      if (model !== "eng") {
        recognizer = await start(model);
        words = keepAddresses(await recognizePage(recognizer, pictures, page), words);
      }
    }
    read.push(words);
  }
  return read;
}
