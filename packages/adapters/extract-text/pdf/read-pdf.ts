import type { LaidOutDocument } from "@resume-picker/domain/resume/document";
import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { extractErrors } from "../extract-errors.ts";
import type { DraftLine } from "../layout/draft-line.ts";
import { layOutPage } from "../layout/lay-out-page.ts";
import { numberBlocks } from "../layout/number-blocks.ts";
import { buildWords } from "./build-words.ts";
import { findMarks } from "./find-marks.ts";
import { toMatrix } from "./matrix.ts";
import { withPdf } from "./open-pdf.ts";
import type { PageContent } from "./page-content.ts";
import { type PdfFont, readFont } from "./pdf-font.ts";
import { runOperators } from "./run-operators.ts";

/**
 * The text of a PDF as it is seen, in reading order.
 * @throws AppError when it is encrypted, damaged, too long, or holds no text.
 */
export async function readPdf(bytes: Uint8Array): Promise<LaidOutDocument> {
  return await withPdf(bytes, async (pdf) => {
    const drafts: DraftLine[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const content = await readPage(page);
      const words = buildWords(content.glyphs, 0);
      drafts.push(...layOutPage(words, number, findMarks(content)));
      page.cleanup();
    }
    if (drafts.length === 0) throw extractErrors.scan();
    return {
      source: "pdf",
      lines: numberBlocks(drafts),
      pageCount: pdf.numPages,
      links: [],
      hidden: [],
      ocr: null,
      writtenOn: await readDate(pdf),
    };
  });
}

async function readPage(page: PDFPageProxy): Promise<PageContent> {
  const list = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const fonts = new Map<string, PdfFont>();
  const findFont = (id: string): PdfFont => {
    const known = fonts.get(id);
    if (known) return known;
    const font = readFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
    fonts.set(id, font);
    return font;
  };
  return runOperators({
    operators: list.fnArray,
    args: list.argsArray as unknown[],
    transform: toMatrix(viewport.transform),
    width: viewport.width,
    height: viewport.height,
    findFont,
    findImage: (id) => (page.objs.has(id) ? (page.objs.get(id) as unknown) : null),
    isLayerOff: () => false,
  });
}

/** The day of the last change, else of the making, as the file tells it. */
async function readDate(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata();
  const dates = new Map(Object.entries(info));
  for (const value of [dates.get("ModDate"), dates.get("CreationDate")] as unknown[]) {
    const match =
      typeof value === "string" ? /^(?:D:)?((?:19|20)\d\d)(\d\d)?(\d\d)?/.exec(value) : null;
    if (match) return `${match[1] ?? ""}-${match[2] ?? "01"}-${match[3] ?? "01"}`;
  }
  return null;
}
