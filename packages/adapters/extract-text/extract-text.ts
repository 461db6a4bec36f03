import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { fileTypeKeys } from "@resume-picker/domain/file-types";
import type { FileTypeBy } from "@resume-picker/domain/file-types";
import { enforceLimits } from "./enforce-limits.ts";
import { extractErrors } from "./extract-errors.ts";
import { extractLimits } from "./extract-limits.ts";
import { archiveReaders, readers } from "./readers.ts";
import {
  archiveName,
  checkExtension,
  describeArchive,
  detectFileType,
} from "./detect-file-type.ts";
import { readZip } from "./zip/read-zip.ts";
import type { Zip } from "./zip/read-zip.ts";

/**
 * Extracts the text and layout of one CV file in the calling process. (The resume reader uses
 * separate processes with a time limit.) The file type is detected from the content, and a file
 * with a different extension is rejected.
 * @param options.ocr whether to recognise text in pictures, which takes seconds per page.
 * @throws AppError with a message for the person who uploaded the file; NeedsOcr.
 */
export async function extractText(
  bytes: Uint8Array,
  fileName: string,
  { ocr = true }: { ocr?: boolean } = {},
): Promise<LaidOutDocument> {
  if (bytes.length === 0) throw extractErrors.empty();
  if (bytes.length > extractLimits.fileBytes) throw extractErrors.tooLarge();
  const type = detectFileType(bytes, fileName);
  if (type === "archive") return enforceLimits(await readArchive(bytes, fileName));
  checkExtension(fileName, type);
  return enforceLimits({ ...(await readers[type](bytes, { ocr })), source: type });
}

async function readArchive(bytes: Uint8Array, fileName: string): Promise<LaidOutDocument> {
  const zip = await readZip(bytes, archiveName(fileName));
  const type = await findArchiveType(zip);
  if (!type) throw extractErrors.wrongType(describeArchive(zip.names));
  checkExtension(fileName, type);
  return { ...(await archiveReaders[type].read(zip)), source: type };
}

async function findArchiveType(zip: Zip): Promise<FileTypeBy<"archive"> | null> {
  for (const type of archiveTypes) if (await archiveReaders[type].isIn(zip)) return type;
  return null;
}

const archiveTypes = fileTypeKeys.filter(
  (type): type is FileTypeBy<"archive"> => type in archiveReaders,
);
