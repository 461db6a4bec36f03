import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { buildSegments } from "../layout/build-segments.ts";
import { type PageDraft } from "../layout/page-draft.ts";
import { noMarks } from "../layout/word.ts";
import { type DrawPage, recognizePages } from "./recognize-pages.ts";
import { confidenceOf, countSureLetters, wordsOfScan } from "./words-of-scan.ts";

/** Thrown if text in pictures would have to be recognised but `ocr` is false. */
export class NeedsOcr extends Error {}

type Pictures = {
  /** The numbers of the pages that consist only of pictures, from 1. */
  numbers: readonly number[];
  ocr: boolean;
  draw: DrawPage;
};

/**
 * Fills the drafts of pages that consist only of pictures with text recognised by OCR. A picture
 * among pages of text may remain unread; a document of pictures must reach the quality limits.
 * @throws AppError if the document has no other text and the OCR quality is too low; NeedsOcr if
 * text has to be recognised and `ocr` is false.
 */
export async function readPictures(
  drafts: readonly PageDraft[],
  { numbers, ocr, draw }: Pictures,
): Promise<LaidOutDocument["ocr"]> {
  if (numbers.length === 0) return null;
  const written = drafts
    .filter((draft) => !numbers.includes(draft.page))
    .flatMap((draft) => draft.body);
  const hasText = written.reduce((sum, segment) => sum + segment.text.length, 0) > 200;
  try {
    if (numbers.length > extractLimits.ocrPages) throw extractErrors.longScan(numbers.length);
    if (!ocr) throw new NeedsOcr();
    const pages = await recognizePages(draw, numbers);
    const confidence = confidenceOf(pages);
    if (
      confidence < extractLimits.ocrConfidence ||
      countSureLetters(pages) < extractLimits.ocrLetters
    ) {
      throw extractErrors.scan();
    }
    for (const page of pages) {
      const draft = drafts.find((candidate) => candidate.page === page.page);
      if (!draft) continue;
      draft.body = buildSegments(wordsOfScan(page));
      draft.marks = noMarks;
    }
    return { confidence };
  } catch (error) {
    if (hasText && !(error instanceof NeedsOcr)) return null;
    throw error;
  }
}
