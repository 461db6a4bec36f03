import { type PdfFont, describeFont } from "../pdf-font.ts";
import type { Pdfium } from "./pdfium.ts";

/** Returns the font of a text object. */
export type FindFont = (textObject: number) => PdfFont;

/** Creates a lookup that reads each font once per document. */
export function createFontFinder(pdfium: Pdfium): FindFont {
  const { call } = pdfium;
  const fonts = new Map<number, PdfFont>();
  return (textObject) => {
    const handle = call.FPDFTextObj_GetFont(textObject);
    const known = fonts.get(handle);
    if (known) return known;
    const name = pdfium.text("utf8", (address, room) =>
      call.FPDFFont_GetBaseFontName(handle, address, room),
    );
    const font = describeFont(name);
    fonts.set(handle, font);
    return font;
  };
}
