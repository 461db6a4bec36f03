import { extractErrors } from "../extract-errors.ts";
import { readEuropass } from "./read-europass.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { writeCv } from "./write-cv.ts";

const formats = [
  { isIn: isJson, read: readJsonResume, otherwise: "JSON, but not a JSON Resume" },
  { isIn: isXml, read: readEuropass, otherwise: "XML, but not a Europass CV" },
] as const;

/**
 * Returns the text of a CV in JSON Resume or Europass XML; null for plain text.
 * @throws AppError WRONG_TYPE for other JSON and XML.
 */
export function structuredText(text: string): string | null {
  const format = formats.find(({ isIn }) => isIn(text));
  if (!format) return null;
  const cv = format.read(text);
  if (cv === null) throw extractErrors.wrongType(format.otherwise);
  return writeCv(cv);
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isXml(text: string): boolean {
  return /^\s*<\?xml\s/.test(text);
}
