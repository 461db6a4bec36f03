import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { boundDocument } from "./bound-document.ts";
import { findMainPart, readDocx } from "./docx/read-docx.ts";
import { readZip } from "./docx/read-zip.ts";
import { extractErrors } from "./extract-errors.ts";
import { extractLimits } from "./extract-limits.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { checkExtension, checkTextExtension, nameArchive, tellFileType } from "./tell-file-type.ts";
import { decodeText } from "./txt/decode-text.ts";
import { readTxt } from "./txt/read-txt.ts";

/** No encoding takes more than four bytes for a character. */
const maxTextBytes = 4 * extractLimits.textLength;

/**
 * Lays out the text of one CV file in the calling process (the resume reader does it in others,
 * with a deadline). The file's type is told by its content; a name that says otherwise is refused.
 * @param options.ocr whether letters in pictures are recognised, which takes seconds a page.
 * @throws AppError, worded for the person who uploaded the file; NeedsOcr.
 */
export async function extractText(
  bytes: Uint8Array,
  fileName: string,
  { ocr = true }: { ocr?: boolean } = {},
): Promise<LaidOutDocument> {
  if (bytes.length === 0) throw extractErrors.empty();
  if (bytes.length > extractLimits.fileBytes) throw extractErrors.tooLarge();
  return boundDocument(await readByType(bytes, fileName, ocr));
}

async function readByType(
  bytes: Uint8Array,
  fileName: string,
  ocr: boolean,
): Promise<LaidOutDocument> {
  const type = tellFileType(bytes, fileName);
  if (type === "pdf") {
    checkExtension(fileName, "pdf");
    return await readPdf(bytes, { ocr });
  }
  if (type === "zip") {
    const zip = await readZip(bytes);
    const main = await findMainPart(zip);
    if (main === null) throw extractErrors.wrongType(nameArchive(zip.names));
    checkExtension(fileName, "docx");
    return await readDocx(zip, main);
  }
  checkTextExtension(fileName);
  if (bytes.length > maxTextBytes) throw extractErrors.tooLong();
  const text = decodeText(bytes);
  if (text === null) throw extractErrors.wrongType(null);
  if (text.length > extractLimits.textLength) throw extractErrors.tooLong();
  return readTxt(text);
}
