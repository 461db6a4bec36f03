import type {
  DocumentLink,
  HiddenText,
  LaidOutDocument,
} from "@resume-picker/domain/resume/shape/document";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { layOutPages } from "../layout/lay-out-pages.ts";
import { drawPage } from "./draw-page.ts";
import { draftPage } from "./words/draft-page.ts";
import { findHidden } from "./visibility/find-hidden.ts";
import { describeHidden } from "./words/hidden-text.ts";
import { readPictures } from "../ocr/read-pictures.ts";
import { withPdf } from "./open-pdf.ts";
import { readActualText } from "./read-actual-text.ts";
import { readLayers } from "./read-layers.ts";
import { readLinks } from "./read-links.ts";
import { readPage } from "./read-page.ts";

/**
 * The text of a PDF as it is seen, in reading order.
 * @throws AppError when it is encrypted, damaged, too long, or holds no text.
 */
export async function readPdf(
  bytes: Uint8Array,
  options: { ocr: boolean },
): Promise<LaidOutDocument> {
  return await withPdf(bytes, async (pdf) => {
    const pages = [];
    const pictures: number[] = [];
    const links: DocumentLink[] = [];
    const hidden: HiddenText[] = [];
    const isLayerOff = await readLayers(pdf);
    let letters = 0;
    let told: ReturnType<typeof readActualText> | null = null;
    const actualText = (code: number): string | undefined => (told ??= readActualText(bytes))(code);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const content = await readPage(page, { isLayerOff, actualText });
      letters += content.glyphs.length;
      if (letters > extractLimits.textLength) throw extractErrors.tooLong();
      const parted = findHidden(content);
      const { draft, words } = draftPage(content, parted.seen, number);
      pages.push(draft);
      if (parted.isPicture) pictures.push(number);
      hidden.push(...describeHidden(parted, number));
      links.push(...(await readLinks(page, words)));
      page.cleanup();
    }
    const ocr = await readPictures(pages, {
      numbers: pictures,
      draw: (page) => drawPage(bytes, page),
      ...options,
    });
    const lines = layOutPages(pages);
    if (lines.length === 0) throw extractErrors.noText();
    return { source: "pdf", lines, pageCount: pdf.numPages, links, hidden, ocr };
  });
}
