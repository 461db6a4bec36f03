const tagStart = 0xe0000;
const flag = 0x1f3f4;
const zeroWidthRun = /[\u200b-\u200f\u2060-\u2064\ufeff]{8,}/gu;
const tagRun = /[\u{e0020}-\u{e007f}]{3,}/gu;

/**
 * Finds messages written in invisible characters: tag characters (each represents a letter), or
 * long sequences of zero-width characters. Single ones are common in ordinary documents.
 */
export function findInvisibleText(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(tagRun)) {
    // The flags of England, Scotland and Wales are an emoji followed by tags.
    if (text.codePointAt(match.index - 2) === flag) continue;
    found.push(
      Array.from(match[0], (tag) =>
        String.fromCodePoint((tag.codePointAt(0) ?? tagStart) - tagStart),
      ).join(""),
    );
  }
  for (const match of text.matchAll(zeroWidthRun)) {
    found.push(decodeBits(match[0]) ?? `${String(match[0].length)} zero-width characters in a row`);
  }
  return found
    .map((message) => message.replace(/\u007f/g, "").trim())
    .filter((message) => message !== "");
}

/** Decodes two kinds of zero-width characters as the bits of letters. */
function decodeBits(run: string): string | null {
  const [zero, one, ...others] = new Set(run);
  if (zero === undefined || one === undefined || others.length > 0) return null;
  for (const sign of [zero, one]) {
    const bits = Array.from(run, (character) => (character === sign ? "0" : "1")).join("");
    const letters = (bits.match(/.{8}/g) ?? [])
      .map((byte) => String.fromCharCode(Number.parseInt(byte, 2)))
      .join("");
    if (/^[ -~]{2,}$/.test(letters)) return letters;
  }
  return null;
}
