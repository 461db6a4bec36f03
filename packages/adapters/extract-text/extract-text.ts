import type { LaidOutDocument } from "@resume-picker/domain/resume/document";
import { readDocx } from "./docx/read-docx.ts";
import { readZip } from "./docx/read-zip.ts";
import { extractErrors } from "./extract-errors.ts";
import { extractLimits } from "./extract-limits.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { checkExtension, nameArchive, tellFileType } from "./tell-file-type.ts";
import { decodeText } from "./txt/decode-text.ts";
import { readTxt } from "./txt/read-txt.ts";

/**
 * Lays out the text of one CV file in the calling thread (the resume reader does it in workers,
 * with a deadline). The file's type is told by its content; a name that says otherwise is refused.
 * @param options.until when OCR has to have ended, in milliseconds of `Date.now`.
 * @throws AppError, worded for the person who uploaded the file.
 */
export async function extractText(
  bytes: Uint8Array,
  fileName: string,
  options: { until?: number } = {},
): Promise<LaidOutDocument> {
  if (bytes.length === 0) throw extractErrors.empty();
  if (bytes.length > extractLimits.fileBytes) throw extractErrors.tooLarge();
  const type = tellFileType(bytes);
  if (type === "pdf") {
    checkExtension(fileName, "pdf");
    return await readPdf(bytes, options);
  }
  if (type === "zip") {
    const zip = await readZip(bytes);
    if (!zip.names.has("word/document.xml")) throw extractErrors.wrongType(nameArchive(zip.names));
    checkExtension(fileName, "docx");
    return await readDocx(zip);
  }
  const text = decodeText(bytes);
  if (text === null) throw extractErrors.wrongType(null);
  checkExtension(fileName, "txt");
  return readTxt(text);
}
