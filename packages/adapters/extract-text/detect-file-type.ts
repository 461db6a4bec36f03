import { fileTypeKeys, fileTypeRow, typeOfExtension } from "@resume-picker/domain/file-types";
import type { FileType, FileTypeBy } from "@resume-picker/domain/file-types";
import { extractErrors } from "./extract-errors.ts";

/** The brands that phones write after "ftyp": "heic", "heix", "hevc", "mif1" and "msf1". */
const heicBrands = ["heic", "heix", "hevc", "mif1", "msf1"].map((brand) => [
  ...Buffer.from(`ftyp${brand}`),
]);

/** The first bytes of unsupported file types, for naming the type in the error message. */
const unsupportedTypes: readonly { starts: readonly number[]; at?: number; name: string }[] = [
  { starts: [0x47, 0x49, 0x46, 0x38], name: "a GIF picture" },
  { starts: [0x42, 0x4d], name: "a BMP picture" },
  { starts: [0x49, 0x49, 0x2a, 0x00], name: "a TIFF picture" },
  { starts: [0x4d, 0x4d, 0x00, 0x2a], name: "a TIFF picture" },
  ...heicBrands.map((starts) => ({ starts, at: 4, name: "a HEIC photo" })),
  { starts: [0x66, 0x74, 0x79, 0x70], at: 4, name: "a photo or video file" },
  { starts: [0x25, 0x21, 0x50, 0x53], name: "a PostScript file" },
  { starts: [0x1f, 0x8b], name: "a compressed archive" },
  { starts: [0x52, 0x61, 0x72, 0x21], name: "a RAR archive" },
  { starts: [0x37, 0x7a, 0xbc, 0xaf], name: "a 7-Zip archive" },
  { starts: [0x4d, 0x5a], name: "a program" },
  { starts: [0x7f, 0x45, 0x4c, 0x46], name: "a program" },
];

/** A type detected from the bytes; an archive has to be opened first. */
type DetectedType = FileTypeBy<"bytes" | "text"> | "archive";

/**
 * Detects the type of a file from its first bytes.
 * @throws AppError for a known unsupported type.
 */
export function detectFileType(bytes: Uint8Array, fileName: string): DetectedType {
  if (hasBytes(bytes, [0x50, 0x4b, 0x03, 0x04]) || hasBytes(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return "archive";
  const detected = byBytes.find((type) => isOfType(bytes, type));
  if (detected) return detected;
  if (hasBytes(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
    throw oleError(bytes, fileName);
  const known = unsupportedTypes.find(({ starts, at = 0 }) => hasBytes(bytes.subarray(at), starts));
  if (known && !(known.starts.length === 2 && looksLikeText(headOf(bytes, 1024))))
    throw extractErrors.wrongType(known.name);
  return "txt";
}

const byBytes = fileTypeKeys
  .filter((type): type is FileTypeBy<"bytes"> => fileTypeRow(type).content.kind === "bytes")
  // Bytes at a fixed position are stronger evidence than bytes anywhere in the file.
  .toSorted((one, other) => searchLength(one) - searchLength(other));

function searchLength(type: FileType): number {
  const { content } = fileTypeRow(type);
  return content.kind === "bytes" ? (content.within ?? 0) : 0;
}

export function isOfType(bytes: Uint8Array, type: FileTypeBy<"bytes">): boolean {
  const { content } = fileTypeRow(type);
  if (content.kind !== "bytes") return false;
  const { bytes: expected, at = 0, within } = content;
  const end = within ?? at + expected.length;
  return headOf(bytes, end).subarray(at).includes(expected, 0, "latin1");
}

const headOf = (bytes: Uint8Array, length: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, length));

/** Old Office files and password-protected new ones use the same container. */
function oleError(bytes: Uint8Array, fileName: string): Error {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes("EncryptedPackage", 0, "utf16le")) {
    // The actual type is only known inside the encrypted part.
    const isWord = ["docx", null].includes(extensionOf(fileName));
    return isWord
      ? extractErrors.encrypted(fileTypeRow("docx").name)
      : extractErrors.wrongType("an Office file with a password");
  }
  if (buffer.includes("WordDocument", 0, "utf16le")) return extractErrors.oldWord();
  return extractErrors.wrongType("an old Office file");
}

/** Returns what a ZIP archive without a Word document is, by the names of its parts. */
export function describeArchive(names: ReadonlySet<string>): string {
  const has = (test: RegExp): boolean => [...names].some((name) => test.test(name));
  if (has(/^xl\//)) return "an Excel workbook";
  if (has(/^ppt\//)) return "a PowerPoint presentation";
  if (names.has("content.xml") && names.has("META-INF/manifest.xml"))
    return "an OpenDocument file that is no text";
  if (has(/^Index\/Document\.iwa$|^Index\.zip$|\.iwa$/)) return "an Apple Pages document";
  if (has(/^META-INF\/container\.xml$/)) return "an e-book";
  return "a ZIP archive";
}

/**
 * Checks that the file's extension matches its type. A name without an extension is accepted.
 * @throws AppError naming both.
 */
export function checkExtension(fileName: string, actual: FileType): void {
  const extension = extensionOf(fileName);
  if (extension === null || typeOfExtension(extension) === actual) return;
  // Programs, web pages and spreadsheets are text too. Only the extension excludes them.
  if (actual === "txt" && typeOfExtension(extension) === null) throw extractErrors.wrongType(null);
  throw extractErrors.mismatch(fileTypeRow(actual).called, extension);
}

/** The name for an archive whose parts can't be read, based on the file's extension. */
export function archiveName(fileName: string): string {
  const named = typeOfExtension(extensionOf(fileName)) ?? "docx";
  return fileTypeRow(fileTypeRow(named).content.kind === "archive" ? named : "docx").name;
}

/** The extension in lower case; null if there is none, as in "CV of Dr. Smith" and "cv.2024". */
function extensionOf(fileName: string): string | null {
  const extension = /\.([a-z\d]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined || /^\d+$/.test(extension) ? null : extension;
}

function hasBytes(bytes: Uint8Array, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[index] === byte);
}

/** Two bytes are weak evidence: a text may begin with "BM" or "MZ". */
function looksLikeText(head: Buffer): boolean {
  return !head.includes(0);
}
