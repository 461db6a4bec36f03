import { foldText } from "../text/fold-text.ts";

/** Whether the text is a row of two or more headings, separated by tabs or bars. */
export function isRowOfHeads(text: string, isHead: (folded: string) => boolean): boolean {
  if (!text.includes("\t") && !text.includes("|")) return false;
  // "Period⇥01/2018 to 04/2021" is a label with its dates.
  if (/\d/.test(text)) return false;
  const cells = text.split(/\t|\s\|\s/).map(foldHead);
  return cells.length >= 2 && cells.every(isHead);
}

export function foldHead(cell: string): string {
  return foldText(cell)
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
