import { mergeHidden, toLines, withoutRepeats } from "../blocks/block-lines.ts";
import { extractErrors } from "../extract-errors.ts";
import type { ReadDocument } from "../read-document.ts";
import { RtfReader } from "./rtf-reader.ts";
import { RtfText } from "./rtf-text.ts";
import { applyWord } from "./rtf-words.ts";
import { readTokens } from "./tokens.ts";

/**
 * Reads the text of an RTF file as a word processor shows it: headers first, footers last. The file
 * is read in a single pass, however deeply it is nested.
 * @throws AppError if it is truncated, nested too deeply, too long, or contains no text.
 */
export function readRtf(bytes: Uint8Array): ReadDocument {
  const text = new RtfText({ links: [], hidden: [], page: 1, hasBackdrop: hasBackdrop(bytes) });
  const reader = new RtfReader(text);
  for (const token of readTokens(bytes)) {
    if (token.kind === "open") reader.open();
    else if (token.kind === "word") applyWord(reader, token);
    else if (token.kind === "byte") reader.addByte(token.byte);
    else {
      reader.close();
      if (reader.depth === 0) break;
    }
  }
  // A truncated file has unclosed groups. It is rejected because half a CV is worse than none.
  if (reader.depth > 0) throw extractErrors.damaged("RTF");
  text.endRow();
  const { body, header, footer } = text.blocks;
  const lines = toLines([
    { blocks: withoutRepeats(header), region: "header" },
    { blocks: body, region: "body" },
    { blocks: withoutRepeats(footer), region: "footer" },
  ]);
  if (lines.length === 0) throw extractErrors.noText();
  const { links, hidden, page } = text.notes;
  return { lines, links, hidden: mergeHidden(hidden), pageCount: page, ocr: null };
}

/** Whether there are shapes that text may be placed on, so white text is legitimate. */
function hasBackdrop(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ["\\shp", "\\do\\", "\\background"].some((word) => file.includes(word, 0, "latin1"));
}
