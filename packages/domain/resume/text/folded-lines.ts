import type { LaidOutDocument } from "../shape/document.ts";
import { foldText } from "./fold-text.ts";

const known = new WeakMap<LaidOutDocument, readonly string[]>();

/** The document's lines, folded: half a dozen steps of the parse and the redaction look through all of them. */
export function foldedLines(document: LaidOutDocument): readonly string[] {
  const before = known.get(document);
  if (before) return before;
  const folded = document.lines.map((line) => foldText(line.text));
  known.set(document, folded);
  return folded;
}
