import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { structuredText } from "../structured/structured-text.ts";
import { decodeText } from "./decode-text.ts";
import { readTxt } from "./read-txt.ts";

/** No encoding uses more than four bytes per character. */
const maxTextBytes = 4 * extractLimits.textLength;

/** @throws AppError if it is not text, or longer than any CV. */
export function readTextFile(bytes: Uint8Array): LaidOutDocument {
  if (bytes.length > maxTextBytes) throw extractErrors.tooLong();
  const text = decodeText(bytes);
  if (text === null) throw extractErrors.wrongType(null);
  if (text.length > extractLimits.textLength) throw extractErrors.tooLong();
  return readTxt(structuredText(text) ?? text);
}
