import type { AppError } from "@resume-picker/domain/errors";
import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { extractLimits } from "../extract-limits.ts";
import { readTxt } from "../txt/read-txt.ts";

/** PDFium read no text. Another reader may; `answer` is what to say where it can't either. */
export class UnreadByPdfium extends Error {
  readonly answer: AppError;

  constructor(answer: AppError) {
    super(answer.message, { cause: answer });
    this.answer = answer;
  }
}

/**
 * The text of a PDF by pdf.js, which repairs some files that PDFium refuses. Nothing tells which of
 * its words a person sees, and the document says so.
 *
 * @returns null when pdf.js reads no text either, or more than a CV holds
 */
export async function readByPdfJs(bytes: Uint8Array): Promise<LaidOutDocument | null> {
  // Loaded only for the few files that need it.
  const { extractText, getDocumentProxy } = await import("unpdf");
  try {
    // pdf.js takes the buffer over, and takes no Buffer.
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    if (pdf.numPages > extractLimits.pages) return null;
    const { text } = await extractText(pdf, { mergePages: false });
    const joined = text.join("\n\f");
    if (joined.trim() === "" || joined.length > extractLimits.textLength) return null;
    return { ...readTxt(joined), source: "pdf", isVisibilityUnchecked: true };
  } catch {
    // pdf.js has an error of its own for each thing that may be wrong in a file.
    return null;
  }
}
