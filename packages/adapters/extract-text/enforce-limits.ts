import { wrapLongLines } from "@resume-picker/domain/resume/shape/bound-document";
import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { extractErrors } from "./extract-errors.ts";
import { extractLimits } from "./extract-limits.ts";

/**
 * Enforces limits on the pages, text length and lines that the parser, redaction, database and
 * search have to process.
 * @throws AppError if the document is larger than any CV.
 */
export function enforceLimits(document: LaidOutDocument): LaidOutDocument {
  const { pageCount } = document;
  if (pageCount > extractLimits.pages) throw extractErrors.tooManyPages(pageCount);
  if (lengthOf(document) > extractLimits.textLength) throw extractErrors.tooLong();
  const wrapped = wrapLongLines(document);
  if (wrapped.lines.length > extractLimits.lines) throw extractErrors.tooLong();
  return wrapped;
}

function lengthOf({ lines, hidden, links }: LaidOutDocument): number {
  let length = 0;
  for (const { text } of lines) length += text.length;
  for (const { text } of hidden) length += text.length;
  for (const { url, text } of links) length += url.length + (text?.length ?? 0);
  return length;
}
