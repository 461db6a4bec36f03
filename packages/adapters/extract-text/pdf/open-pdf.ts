import { getHeapStatistics } from "node:v8";
import { type PDFDocumentProxy, VerbosityLevel, getDocument } from "unpdf/pdfjs";
import { checkStreams } from "./check-streams.ts";
import { AppError } from "@resume-picker/domain/errors";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { NeedsOcr } from "../ocr/read-pictures.ts";

/**
 * Runs `read` on the opened PDF and closes it whatever happens.
 * @throws AppError when the PDF is encrypted, damaged, or has too many pages.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  if (!hasEnd(bytes)) throw extractErrors.damaged("PDF");
  checkStreams(bytes);
  const task = getDocument({
    BinaryDataFactory: NoFiles,
    // pdf.js takes the buffer over.
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: extractLimits.imagePixels,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const guard = watchGrowth(extractLimits.pdfMemoryBytes, () => void task.destroy());
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
  } catch (error) {
    if (guard.hasFired()) throw extractErrors.tooMuch("PDF");
    if (error instanceof AppError || error instanceof NeedsOcr) throw error;
    // pdf.js has an error of its own for each thing that may be wrong in a file.
    throw extractErrors.damaged("PDF", error);
  } finally {
    guard.stop();
    await task.destroy();
  }
}

/**
 * Where pdf.js asks for files of its own: the shapes of fonts that a PDF leaves out, which are of no
 * use here. It asks for each such font, so that all get the same error: a new one looks up its stack.
 */
class NoFiles {
  static readonly #none = new Error("There are no files beside the PDF.");

  fetch(): Promise<never> {
    return Promise.reject(NoFiles.#none);
  }
}

/** Half a CV is worse than none: what was cut off on its way lacks the mark at its end. */
function hasEnd(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= 32) end -= 1;
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, end).subarray(-2048);
  return tail.includes("%%EOF");
}

/** Looks at the thread's own memory while pdf.js works, which pauses often enough for it. */
function watchGrowth(
  limit: number,
  onExceeded: () => void,
): { hasFired: () => boolean; stop: () => void } {
  // Cheaper by far than `process.memoryUsage`, which asks the system for the size of the process.
  const size = (): number => {
    const { used_heap_size: objects, external_memory: buffers } = getHeapStatistics();
    return objects + buffers;
  };
  const base = size();
  let isOver = false;
  const timer = setInterval(() => {
    if (isOver || size() - base < limit) return;
    isOver = true;
    onExceeded();
  }, 50);
  return { hasFired: () => isOver, stop: () => clearInterval(timer) };
}
