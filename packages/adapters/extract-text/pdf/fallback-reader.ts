import type { AppError } from "@resume-picker/domain/errors";
import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { extractLimits } from "../extract-limits.ts";
import { readTxt } from "../txt/read-txt.ts";

/** PDFium extracted no text, but another reader may. `answer` is the error if that fails too. */
export class PdfiumFailed extends Error {
  readonly answer: AppError;

  constructor(answer: AppError) {
    super(answer.message, { cause: answer });
    this.answer = answer;
  }
}

/**
 * Extracts the text of a PDF with pdf.js, which repairs some files that PDFium rejects. It can't
 * check which words are visible, and the document records that.
 *
 * @returns null if pdf.js extracts no text either, or more than a CV has
 */
export async function readByPdfJs(bytes: Uint8Array): Promise<LaidOutDocument | null> {
  // Loaded lazily, because only a few files need it.
  const { extractText, getDocumentProxy } = await import("unpdf");
  try {
    // pdf.js takes ownership of the memory and doesn't accept a Buffer.
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    if (pdf.numPages > extractLimits.pages) return null;
    const { text } = await extractText(pdf, { mergePages: false });
    const joined = text.join("\n\f");
    if (joined.trim() === "" || joined.length > extractLimits.textLength) return null;
    return { ...readTxt(joined), source: "pdf", isVisibilityUnchecked: true };
  } catch {
    // pdf.js has a separate error type for every kind of damage.
    return null;
  }
}
