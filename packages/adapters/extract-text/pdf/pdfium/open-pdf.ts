import { AppError } from "@resume-picker/domain/errors";
import { extractErrors } from "../../extract-errors.ts";
import { extractLimits } from "../../extract-limits.ts";
import { NeedsOcr } from "../../ocr/read-pictures.ts";
import { PdfiumFailed } from "../fallback-reader.ts";
import { type Pdfium, withPdfium } from "./pdfium.ts";

/** A PDF opened by PDFium. */
export type OpenPdf = { pdfium: Pdfium; document: number; pageCount: number };

/** The result of `FPDF_GetLastError` for an encrypted document. */
const passwordError = 4;

/**
 * Runs `read` on the opened PDF.
 * @param maxBytes the limit of PDFium's memory, beyond the file itself.
 * @throws AppError if the PDF is encrypted, damaged, too large after decompression, or has too many
 * pages.
 * @throws PdfiumFailed if PDFium can't parse it.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  maxBytes: number,
  read: (pdf: OpenPdf) => T | Promise<T>,
): Promise<T> {
  if (!hasEnd(bytes)) throw extractErrors.damaged("PDF");
  return await withPdfium(maxBytes + bytes.length, async (pdfium) => {
    try {
      return await readOpened(pdfium, bytes, read);
    } catch (error) {
      if (error instanceof AppError || error instanceof NeedsOcr) throw error;
      if (error instanceof PdfiumFailed) throw error;
      throw pdfium.limit.isReached
        ? extractErrors.tooMuch("PDF")
        : new PdfiumFailed(extractErrors.damaged("PDF", error));
    }
  });
}

async function readOpened<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  read: (pdf: OpenPdf) => T | Promise<T>,
): Promise<T> {
  const { call } = pdfium;
  const address = call.malloc(bytes.length);
  pdfium.bytes.set(bytes, address);
  const document = call.FPDF_LoadMemDocument(address, bytes.length, 0);
  if (document === 0) {
    throw call.FPDF_GetLastError() === passwordError
      ? extractErrors.encrypted("PDF")
      : new PdfiumFailed(extractErrors.damaged("PDF"));
  }
  const pageCount = call.FPDF_GetPageCount(document);
  if (pageCount > extractLimits.pages) throw extractErrors.tooManyPages(pageCount);
  const result = await read({ pdfium, document, pageCount });
  // After an error, the whole instance is discarded instead.
  call.FPDF_CloseDocument(document);
  call.free(address);
  return result;
}

/**
 * Whether the file has its end marker. A truncated file is rejected: half a CV is worse than none.
 */
function hasEnd(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= 32) end -= 1;
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, end).subarray(-2048);
  return tail.includes("%%EOF");
}
