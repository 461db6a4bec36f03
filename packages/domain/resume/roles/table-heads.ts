import { foldText } from "../text/fold-text.ts";

/** Whether the text is a row of two or more cells, parted by tabs or bars, all of which are heads. */
export function isRowOfHeads(text: string, isHead: (folded: string) => boolean): boolean {
  if (!text.includes("\t") && !text.includes("|")) return false;
  const cells = text.split(/\t|\s\|\s/).map((cell) =>
    foldText(cell)
      .replace(/[^\p{L} ]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return cells.length >= 2 && cells.every(isHead);
}
