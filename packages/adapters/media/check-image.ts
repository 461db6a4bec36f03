import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";
import { maxPixels } from "../picture/decode-image.ts";
import { readImageStructure } from "../picture/image-structure.ts";
import type { ImageStructure } from "../picture/image-structure.ts";

/** Maximum pixels per side, because even a narrow strip could require very long rows. */
const maxSide = 12_000;

const wrongType = () => new AppError("WRONG_TYPE", imageMessages.wrongType);

/**
 * Checks an uploaded file by its content, regardless of its name, before it is decoded.
 * @throws AppError TOO_LARGE for too many bytes or pixels; WRONG_TYPE if it is not a JPEG, PNG, GIF
 * or WebP, or is also a file of another kind; VALIDATION for a damaged image.
 */
export function checkImage(bytes: Uint8Array): ImageStructure {
  if (bytes.byteLength > maxImageBytes) throw new AppError("TOO_LARGE", imageMessages.tooLarge);
  const structure = readImageStructure(bytes);
  if (!structure) throw wrongType();
  if (isPolyglot(bytes, structure)) throw wrongType();
  const { width, height, frames } = structure;
  if (width === 0 || height === 0 || frames === 0) {
    throw new AppError("VALIDATION", imageMessages.unreadable);
  }
  if (width > maxSide || height > maxSide || width * height * frames > maxPixels) {
    throw new AppError("TOO_LARGE", imageMessages.tooManyPixels);
  }
  return structure;
}

/** Beginnings of active content. They are too long to occur in compressed pixels by chance. */
const activeContent =
  /<script|<\?php|<!doctype\s+html|<html[\s>]|<svg\s[^>]*on\w+=|<iframe|<body[\s>]|%PDF-\d\.\d|#!\/(?:usr\/)?bin\//i;

/** The start of a JavaScript comment where the format has a length field; a script may follow. */
const openedComment = /^(?:GIF8\da|[^G].{3})\/\*/s;

/** True for a valid image that is also a page, script, document or archive. */
function isPolyglot(bytes: Uint8Array, { mimeType, end }: ImageStructure): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (openedComment.test(text)) return true;
  if (activeContent.test(text)) return true;
  const rest = bytes.subarray(end);
  if (rest.every((byte) => byte === 0)) return false;
  return !(mimeType === "image/jpeg" && isCameraTrailer(text.slice(end)));
}

/** True for the additional pictures, videos or notes that cameras append to a photo. */
function isCameraTrailer(rest: string): boolean {
  if (rest.includes("PK\x03\x04")) return false;
  const start = rest.replace(/^\0+/, "");
  return (
    start.startsWith("\xff\xd8\xff") || rest.slice(0, 64).includes("ftyp") || rest.includes("SEFT")
  );
}
