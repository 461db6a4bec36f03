import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each page of a printed page, without blanks. */
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

/** Lines are broken elsewhere on paper, and Inter draws two apostrophes by one glyph. */
export const withoutBlanks = (text: string): string =>
  text.replaceAll(/[\s\u00ad\u200b]+/gu, "").replaceAll("\u02bc", "\u2019");
