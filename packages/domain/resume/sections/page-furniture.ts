import type { TextLine } from "../shape/document.ts";
import { foldText } from "../text/fold-text.ts";

const numbers =
  /^[^\p{L}\p{N}]*(?:(?:page|seite|pagina|pag|p|side|strona)\.?\s*\d{1,3}(?:\s*(?:of|von|de|sur|di|van|\/|z)\s*\d{1,3})?|\d{1,2}\s*(?:\/|of|von|sur|di|van)\s*\d{1,2})[^\p{L}\p{N}]*$/u;
const signed =
  /^\s*\p{L}[\p{L} .-]{2,30},\s*(?:(?:den|le|il|em|a|on|am)\s*)?\d{1,2}[./]\s?\d{1,2}[./]\s?\d{4}\s*$/u;
const running =
  /[·•|–—-]\s*(?:resume|curriculum vitae|cv|lebenslauf)\s*\d{0,2}$|^(?:resume|curriculum vitae|cv|lebenslauf)\s*(?:[·•|–—-]|of|von)\s.*(?:page|seite)/;

const mayBeFurniture = /\d|resume|curriculum|\bcv|lebenslauf/;

/** Whether the line is a page number or running title that an extractor left in the body. */
export function isPageFurniture(line: Pick<TextLine, "text">): boolean {
  if (line.text.length > 90) return false;
  if (!mayBeFurniture.test(foldText(line.text))) return false;
  const folded = foldText(line.text).replace(/\s+/g, " ").trim();
  if (numbers.test(folded) || (folded.includes(",") && signed.test(folded))) return true;
  return running.test(folded) && folded.split(" ").length <= 10;
}
