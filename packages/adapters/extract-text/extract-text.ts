import type { LaidOutDocument } from "@resume-picker/domain/resume/document";
import { extractErrors } from "./extract-errors.ts";
import { extractLimits } from "./extract-limits.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { decodeText } from "./txt/decode-text.ts";
import { readTxt } from "./txt/read-txt.ts";

/**
 * Lays out the text of one CV file in the calling thread (`createTextExtractor` does it in workers,
 * with a deadline). The file's type is told by its content.
 * @throws AppError, worded for the person who uploaded the file.
 */
export async function extractText(bytes: Uint8Array, fileName: string): Promise<LaidOutDocument> {
  if (bytes.length === 0) throw extractErrors.empty();
  if (bytes.length > extractLimits.fileBytes) throw extractErrors.tooLarge();
  void fileName;
  if (Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return await readPdf(bytes);
  const text = decodeText(bytes);
  if (text === null) throw extractErrors.wrongType(null);
  return readTxt(text);
}
