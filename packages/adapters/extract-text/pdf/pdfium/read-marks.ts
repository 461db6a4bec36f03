import type { Pdfium } from "./pdfium.ts";

/** The marked content to which an object belongs. */
export type Marks = {
  tags: string[];
  /** The file's replacement text for the object, regardless of the glyphs it shows. */
  actualText: string | null;
};

const none: Marks = { tags: [], actualText: null };

export function readMarks(pdfium: Pdfium, object: number): Marks {
  const { call } = pdfium;
  const count = call.FPDFPageObj_CountMarks(object);
  if (count <= 0) return none;
  const marks = Array.from({ length: count }, (_, at) => call.FPDFPageObj_GetMark(object, at));
  const tags = marks.map((mark) => readName(pdfium, mark));
  let actualText: string | null = null;
  for (const mark of marks) {
    const text = call.FPDFPageObjMark_CountParams(mark) > 0 ? readActualText(pdfium, mark) : null;
    if (text === null) continue;
    actualText = text;
    // Otherwise PDFium would return this text instead of the visible one.
    call.FPDFPageObj_RemoveMark(object, mark);
  }
  return { tags, actualText };
}

/** The length is written after the string. */
function readName(pdfium: Pdfium, mark: number): string {
  return pdfium.text("utf16le", (address, room) => {
    const length = address + room - 4;
    return pdfium.call.FPDFPageObjMark_GetName(mark, address, room - 4, length) === 0
      ? 0
      : room - 4;
  });
}

function readActualText(pdfium: Pdfium, mark: number): string | null {
  const { FPDFPageObjMark_GetParamStringValue: read } = pdfium.call;
  const key = pdfium.constant("ActualText");
  const { room, scratch } = pdfium;
  if (read(mark, key, scratch, room - 4, scratch + room - 4) === 0) return null;
  return pdfium.text("utf16le", () => room - 4);
}
