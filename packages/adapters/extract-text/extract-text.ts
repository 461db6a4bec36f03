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
  const type = tellFileType(bytes);
  if (type === "pdf") {
    checkExtension(fileName, "pdf");
    return await readPdf(bytes, { ocr });
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
