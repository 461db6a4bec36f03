import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";
import { maxPixels } from "../picture/decode-image.ts";
import { readImageStructure } from "../picture/image-structure.ts";
import type { ImageStructure } from "../picture/image-structure.ts";

/** Pixels on one side: beyond it a strip of few pixels still costs a decoder long rows. */
const maxSide = 12_000;

const wrongType = () => new AppError("WRONG_TYPE", imageMessages.wrongType);

/**
 * Looks at an uploaded file before anything decodes it: by its content, whatever its name says.
 * @throws AppError TOO_LARGE for too many bytes or pixels; WRONG_TYPE for what is no JPEG, PNG, GIF
 * or WebP, or is something else as well; VALIDATION for a damaged image.
 */
export function checkImage(bytes: Uint8Array): ImageStructure {
  if (bytes.byteLength > maxImageBytes) throw new AppError("TOO_LARGE", imageMessages.tooLarge);
  const structure = readImageStructure(bytes);
  if (!structure) throw wrongType();
  if (isSomethingElseToo(bytes, structure)) throw wrongType();
  const { width, height, frames } = structure;
  if (width === 0 || height === 0 || frames === 0) {
    throw new AppError("VALIDATION", imageMessages.unreadable);
  }
  if (width > maxSide || height > maxSide || width * height * frames > maxPixels) {
    throw new AppError("TOO_LARGE", imageMessages.tooManyPixels);
  }
  return structure;
}

/** Beginnings of active content. Long enough that compressed pixels don't hold them by chance. */
const activeContent =
  /<script|<\?php|<!doctype\s+html|<html[\s>]|<svg\s[^>]*on\w+=|<iframe|<body[\s>]|%PDF-\d\.\d|#!\/(?:usr\/)?bin\//i;

/** A comment of JavaScript, opened where the format has a length: what follows may be a script. */
const openedComment = /^(?:GIF8\da|[^G].{3})\/\*/s;

/** A file that is a valid image and a page, script, document or archive at once. */
function isSomethingElseToo(bytes: Uint8Array, { mimeType, end }: ImageStructure): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (openedComment.test(text)) return true;
  if (activeContent.test(text)) return true;
  const rest = bytes.subarray(end);
  if (rest.every((byte) => byte === 0)) return false;
  return !(mimeType === "image/jpeg" && isCameraTrailer(text.slice(end)));
}

/** Cameras append more pictures, a film, or their own notes to a photograph. */
function isCameraTrailer(rest: string): boolean {
  if (rest.includes("PK\x03\x04")) return false;
  const start = rest.replace(/^\0+/, "");
  return (
    start.startsWith("\xff\xd8\xff") || rest.slice(0, 64).includes("ftyp") || rest.includes("SEFT")
  );
}
