import type { LayoutText } from "./shown-layout.ts";

/** Invisible characters, and those that programs write differently. */
const unseen = /[\s\p{Cf}\p{Cc}]/gu;
/**
 * Joiners belong to words. Other control characters could reverse the reading direction or hide
 * letters.
 */
const keptControls = new Set(["\t", "\n", "\u200c", "\u200d"]);
const withoutControls = (text: string) =>
  text.replaceAll(/[\p{Cf}\p{Cc}]/gu, (sign) => (keptControls.has(sign) ? sign : ""));
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
const fold = (text: string) => text.normalize("NFKC").replaceAll(unseen, "");

/** The parsed lines of a CV, and the texts that are invisible in the file. */
type Read = { lines: readonly string[]; hidden: readonly string[] };

/**
 * Finds a CV's parsed lines in its text as another program lays it out, to show quotes in place.
 * Lines have a tab between joined cells.
 *
 * @param leaves the pieces of text, in order.
 * @returns each leaf in pieces, and the lines with words that were not found.
 */
export function placeLines(
  leaves: readonly string[],
  read: Read,
): { leaves: LayoutText[][]; missing: number[] } {
  const { text, places } = foldLeaves(leaves);
  const owners = new Int32Array(text.length).fill(-1);
  const missing = new Set<number>();
  let cursor = 0;
  for (const [line, words] of read.lines.entries()) {
    const whole = fold(words);
    const isWhole = findFree(whole, { text, owners, cursor }) >= 0;
    for (const piece of isWhole ? [whole] : words.split("\t").map(fold)) {
      const at = findFree(piece, { text, owners, cursor });
      if (at < 0 && hasWords(piece)) missing.add(line);
      if (at < 0) continue;
      owners.fill(line, at, at + piece.length);
      cursor = at + piece.length;
    }
  }
  const hidden = read.hidden.map(fold).filter(hasWords);
  return {
    leaves: leaves.map((leaf, index) =>
      splitLeaf(leaf, (offset) => {
        const place = places[index]?.[offset] ?? -1;
        return place < 0 ? null : (owners[place] ?? -1);
      }).map(({ line, text: part }) => ({
        text: withoutControls(part),
        line: line < 0 ? null : line,
        isHidden: line < 0 && isAmong(fold(part), hidden),
      })),
    ),
    missing: [...missing],
  };
}

/**
 * Concatenates all letters and records the offset of each letter of each leaf. Invisible ones have
 * -1.
 */
function foldLeaves(leaves: readonly string[]): { text: string; places: Int32Array[] } {
  const parts: string[] = [];
  let length = 0;
  const places = leaves.map((leaf) => {
    const ofLeaf = new Int32Array(leaf.length).fill(-1);
    let offset = 0;
    for (const letter of leaf) {
      const folded = fold(letter);
      if (folded !== "") ofLeaf[offset] = length;
      parts.push(folded);
      length += folded.length;
      offset += letter.length;
    }
    return ofLeaf;
  });
  return { text: parts.join(""), places };
}

/**
 * The offset of a piece that no line has claimed yet: preferably after the previous line, otherwise
 * anywhere.
 */
function findFree(
  piece: string,
  { text, owners, cursor }: { text: string; owners: Int32Array; cursor: number },
): number {
  if (piece === "") return -1;
  for (const from of [cursor, 0]) {
    let at = text.indexOf(piece, from);
    while (at >= 0 && (owners[at] !== -1 || owners[at + piece.length - 1] !== -1)) {
      at = text.indexOf(piece, at + 1);
    }
    if (at >= 0) return at;
  }
  return -1;
}

/** @param lineAt the line of the letter at an offset, -1 for none, null for invisible ones. */
function splitLeaf(
  leaf: string,
  lineAt: (offset: number) => number | null,
): { text: string; line: number }[] {
  const parts: { text: string; line: number | null }[] = [];
  let offset = 0;
  for (const letter of leaf) {
    const last = parts.at(-1);
    const line = lineAt(offset);
    if (last && (line === null || last.line === null || last.line === line)) {
      last.text += letter;
      last.line ??= line;
    } else parts.push({ text: letter, line });
    offset += letter.length;
  }
  return parts.map(({ text, line }) => ({ text, line: line ?? -1 }));
}

function isAmong(text: string, hidden: readonly string[]): boolean {
  return hasWords(text) && hidden.some((each) => each.includes(text) || text.includes(each));
}
