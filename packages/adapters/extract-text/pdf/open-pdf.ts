import "./node-compat.ts";
import { type PDFDocumentProxy, VerbosityLevel, getDocument } from "unpdf/pdfjs";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";

/**
 * Runs `read` on the opened PDF and closes it whatever happens.
 * @throws AppError when the PDF is encrypted, damaged, or has too many pages.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    // pdf.js takes the buffer over.
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: extractLimits.imagePixels,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    let pdf: PDFDocumentProxy;
    try {
      pdf = await task.promise;
    } catch (error) {
      throw error instanceof Error && error.name === "PasswordException"
        ? extractErrors.encrypted("PDF")
        : extractErrors.damaged("PDF", error);
    }
    if (pdf.numPages > extractLimits.pages) throw extractErrors.tooManyPages(pdf.numPages);
    return await read(pdf);
  } finally {
    await task.destroy();
  }
}
