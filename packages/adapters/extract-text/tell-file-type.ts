import { extractErrors } from "./extract-errors.ts";

export type FileType = "pdf" | "zip" | "text";

/** How far into a file a PDF may have something else, after ISO 32000's note on real readers. */
const pdfSearchLength = 1024;

const signatures: readonly { starts: readonly number[]; at?: number; name: string }[] = [
  { starts: [0x89, 0x50, 0x4e, 0x47], name: "a PNG picture" },
  { starts: [0xff, 0xd8, 0xff], name: "a JPEG picture" },
  { starts: [0x47, 0x49, 0x46, 0x38], name: "a GIF picture" },
  { starts: [0x42, 0x4d], name: "a BMP picture" },
  { starts: [0x49, 0x49, 0x2a, 0x00], name: "a TIFF picture" },
  { starts: [0x4d, 0x4d, 0x00, 0x2a], name: "a TIFF picture" },
  { starts: [0x57, 0x45, 0x42, 0x50], at: 8, name: "a WebP picture" },
  { starts: [0x66, 0x74, 0x79, 0x70], at: 4, name: "a photo or video file" },
  { starts: [0x7b, 0x5c, 0x72, 0x74, 0x66], name: "an RTF document" },
  { starts: [0x25, 0x21, 0x50, 0x53], name: "a PostScript file" },
  { starts: [0x1f, 0x8b], name: "a compressed archive" },
  { starts: [0x52, 0x61, 0x72, 0x21], name: "a RAR archive" },
  { starts: [0x37, 0x7a, 0xbc, 0xaf], name: "a 7-Zip archive" },
  { starts: [0x4d, 0x5a], name: "a program" },
  { starts: [0x7f, 0x45, 0x4c, 0x46], name: "a program" },
];

const headOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, pdfSearchLength));

export const isPdf = (bytes: Uint8Array): boolean => headOf(bytes).includes("%PDF-");

/**
 * Tells what a file is by its first bytes.
 * @throws AppError for what is known not to be a PDF, DOCX or TXT file.
 */
export function tellFileType(bytes: Uint8Array, fileName: string): FileType {
  if (hasBytes(bytes, [0x50, 0x4b, 0x03, 0x04]) || hasBytes(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return "zip";
  const head = headOf(bytes);
  if (isPdf(bytes)) return "pdf";
  if (hasBytes(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
    throw tellOle(bytes, fileName);
  const known = signatures.find(({ starts, at = 0 }) => hasBytes(bytes.subarray(at), starts));
  if (known && !(known.starts.length === 2 && looksLikeText(head)))
    throw extractErrors.wrongType(known.name);
  return "text";
}

/** Old Office files and password-protected new ones share one container. */
function tellOle(bytes: Uint8Array, fileName: string): Error {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes("EncryptedPackage", 0, "utf16le")) {
    // What it is stands inside, behind the password.
    const isWord = ["docx", null].includes(extensionOf(fileName));
    return isWord
      ? extractErrors.encrypted("DOCX")
      : extractErrors.wrongType("an Office file with a password");
  }
  if (buffer.includes("WordDocument", 0, "utf16le"))
    return extractErrors.wrongType("an old Word document (.doc)");
  return extractErrors.wrongType("an old Office file");
}

/** What a ZIP archive without a Word document in it is, by the names of its parts. */
export function nameArchive(names: ReadonlySet<string>): string {
  const has = (test: RegExp): boolean => [...names].some((name) => test.test(name));
  if (has(/^xl\//)) return "an Excel workbook";
  if (has(/^ppt\//)) return "a PowerPoint presentation";
  if (names.has("content.xml") && names.has("META-INF/manifest.xml"))
    return "an OpenDocument file (.odt)";
  if (has(/^Index\/Document\.iwa$|^Index\.zip$|\.iwa$/)) return "an Apple Pages document";
  if (has(/^META-INF\/container\.xml$/)) return "an e-book";
  return "a ZIP archive";
}

const actualNames = {
  pdf: "a PDF",
  docx: "a Word document (DOCX)",
  txt: "plain text",
};

/**
 * A file must be what its name says; a name without an extension is no obstacle.
 * @throws AppError naming both.
 */
export function checkExtension(fileName: string, actual: "pdf" | "docx" | "txt"): void {
  const extension = extensionOf(fileName);
  if (extension === null || extension === actual) return;
  throw extractErrors.mismatch(actualNames[actual], extension);
}

/** In lower case; null where the name has none, as "CV of Dr. Smith" and "cv.2024". */
function extensionOf(fileName: string): string | null {
  const extension = /\.([a-z\d]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined || /^\d+$/.test(extension) ? null : extension;
}

const textExtensions: readonly (string | null)[] = ["txt", "text", "md", null];

/**
 * Programs, web pages and tables are text, too: only the name tells that they are no CV.
 * @throws AppError for another name than a text's.
 */
export function checkTextExtension(fileName: string): void {
  const extension = extensionOf(fileName);
  if (extension === "pdf" || extension === "docx") checkExtension(fileName, "txt");
  if (!textExtensions.includes(extension)) throw extractErrors.wrongType(null);
}

function hasBytes(bytes: Uint8Array, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[index] === byte);
}

/** Two bytes prove little: a text may begin with "BM" or "MZ". */
function looksLikeText(head: Buffer): boolean {
  return !head.includes(0);
}
