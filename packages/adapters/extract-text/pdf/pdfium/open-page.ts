import type { Pdfium } from "./pdfium.ts";
import type { OpenPdf } from "./open-pdf.ts";
import type { Transform } from "./transform.ts";

export type OpenPage = {
  pdfium: Pdfium;
  /** PDFium's page handle. */
  page: number;
  /** The page number, from 1. */
  number: number;
  width: number;
  height: number;
  /** Maps PDF user space to points from the top left corner of the page as displayed. */
  toView: Transform;
};

const linkAnnotation = 2;
/** Render as on a screen, not as printed. */
const forDisplay = 0;

/** Runs `read` on a page (from 1), after flattening form fields and notes into its content. */
export function withPage<T>(pdf: OpenPdf, number: number, read: (page: OpenPage) => T): T {
  const { pdfium, document } = pdf;
  const { call } = pdfium;
  const load = (): number => call.FPDF_LoadPage(document, number - 1);
  let page = load();
  if (page === 0) throw new Error("PDFium can't open a page.");
  if (hasContentInAnnotations(pdfium, page)) {
    call.FPDFPage_Flatten(page, forDisplay);
    call.FPDF_ClosePage(page);
    page = load();
  }
  const result = read({ pdfium, page, number, ...frameOf(pdfium, page) });
  call.FPDF_ClosePage(page);
  return result;
}

function hasContentInAnnotations({ call }: Pdfium, page: number): boolean {
  const count = call.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    const type = call.FPDFAnnot_GetSubtype(annotation);
    call.FPDFPage_CloseAnnot(annotation);
    if (type !== linkAnnotation) return true;
  }
  return false;
}

function frameOf(pdfium: Pdfium, page: number): Pick<OpenPage, "width" | "height" | "toView"> {
  const { call, scratch } = pdfium;
  call.FPDF_GetPageBoundingBox(page, scratch);
  const [left, top] = [pdfium.float(0), pdfium.float(1)];
  const [right, bottom] = [pdfium.float(2), pdfium.float(3)];
  const [width, height] = [right - left, top - bottom];
  switch (call.FPDFPage_GetRotation(page)) {
    case 1:
      return { width: height, height: width, toView: [0, 1, 1, 0, -bottom, -left] };
    case 2:
      return { width, height, toView: [-1, 0, 0, 1, right, -bottom] };
    case 3:
      return { width: height, height: width, toView: [0, -1, -1, 0, top, right] };
    default:
      return { width, height, toView: [1, 0, 0, -1, -left, top] };
  }
}
