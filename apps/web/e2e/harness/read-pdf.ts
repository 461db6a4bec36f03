import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Returns the text of each page of a PDF, without whitespace. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(withoutBlanks(items.map((item) => ("str" in item ? item.str : "")).join("")));
  }
  await task.destroy();
  return pages;
}

/**
 * Removes whitespace, because lines break differently on paper, and unifies two apostrophes, which
 * Inter draws with one glyph.
 */
export const withoutBlanks = (text: string): string =>
  text.replaceAll(/[\s\u00ad\u200b]+/gu, "").replaceAll("\u02bc", "\u2019");
