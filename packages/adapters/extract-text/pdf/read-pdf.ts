import type {
  DocumentLink,
  HiddenText,
  LaidOutDocument,
} from "@resume-picker/domain/resume/shape/document";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { layOutPages } from "../layout/lay-out-pages.ts";
import type { PageDraft } from "../layout/page-draft.ts";
import { readPictures } from "../ocr/read-pictures.ts";
import type { PageContent } from "./page-content.ts";
import { drawPage } from "./pdfium/draw-page.ts";
import { type OpenPage, withPage } from "./pdfium/open-page.ts";
import { type OpenPdf, withPdf } from "./pdfium/open-pdf.ts";
import { createFontFinder } from "./pdfium/read-font.ts";
import { readGlyphs } from "./pdfium/read-glyphs.ts";
import { readLinks } from "./pdfium/read-links.ts";
import { readObjects } from "./pdfium/read-objects.ts";
import { compareDrawings } from "./visibility/compare-drawings.ts";
import { findHidden } from "./visibility/find-hidden.ts";
import { readByPdfJs, PdfiumFailed } from "./fallback-reader.ts";
import { draftPage } from "./words/draft-page.ts";
import { describeHidden } from "./words/hidden-text.ts";

/**
 * Extracts the visible text of a PDF in reading order.
 *
 * @throws AppError if it is encrypted, damaged or too long, or contains no text.
 */
export async function readPdf(
  bytes: Uint8Array,
  options: { ocr: boolean },
): Promise<LaidOutDocument> {
  try {
    return await readByPdfium(bytes, options);
  } catch (error) {
    if (!(error instanceof PdfiumFailed)) throw error;
    const document = await readByPdfJs(bytes);
    if (document === null) throw error.answer;
    return document;
  }
}

async function readByPdfium(
  bytes: Uint8Array,
  options: { ocr: boolean },
): Promise<LaidOutDocument> {
  const { pdfMemoryBytes, scanMemoryBytes } = extractLimits;
  const maxBytes = options.ocr ? scanMemoryBytes : pdfMemoryBytes;
  return await withPdf(bytes, maxBytes, async (pdf) => {
    const pages: ReadPage[] = [];
    let letters = 0;
    for (let number = 1; number <= pdf.pageCount; number += 1) {
      const page = withPage(pdf, number, (opened) => readPage(pdf, opened));
      letters += page.letters;
      if (letters > extractLimits.textLength) throw extractErrors.tooLong();
      pages.push(page);
    }
    const drafts = pages.map(({ draft }) => draft);
    const ocr = await readPictures(drafts, {
      numbers: pages.flatMap(({ isPicture, draft }) => (isPicture ? [draft.page] : [])),
      draw: (number) => drawPage(pdf, number),
      ...options,
    });
    const lines = layOutPages(drafts);
    if (lines.length === 0) throw new PdfiumFailed(extractErrors.noText());
    const links = pages.flatMap((page) => page.links);
    const hidden = pages.flatMap((page) => page.hidden);
    return { source: "pdf", lines, pageCount: pdf.pageCount, links, hidden, ocr };
  });
}

type ReadPage = {
  draft: PageDraft;
  hidden: HiddenText[];
  links: DocumentLink[];
  isPicture: boolean;
  letters: number;
};

function readPage(pdf: OpenPdf, page: OpenPage): ReadPage {
  const { texts, paints } = readObjects(page, createFontFinder(pdf.pdfium));
  const { width, height, number } = page;
  const content: PageContent = { width, height, paints, glyphs: readGlyphs(page, texts) };
  const parted = findHidden(content, (pieces) => compareDrawings(page, pieces));
  const { draft, words } = draftPage(content, parted.seen, number);
  return {
    draft,
    hidden: describeHidden(parted, number),
    links: readLinks(pdf, page, words),
    isPicture: parted.isPicture,
    letters: content.glyphs.length,
  };
}
