import { highCharacters } from "./windows-1252.ts";

/** UTF-8 sequences of two to four bytes that were decoded as Windows-1252. */
const misread = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${highCharacters}]{1,3}`, "gu");

/**
 * Converts `JosÃ© MÃ¼ller` to `José Müller`. A text is changed only if the error is certain: each
 * suspect character must be part of valid UTF-8, and there must be no other accented letter.
 */
export function repairMojibake(text: string): string {
  if (!/[ÂÃâÅÄ]/.test(text)) return text;
  let repairs = 0;
  const repaired = text.replace(misread, (match) => {
    const decoded = decodeMisread(match);
    if (decoded === null) return match;
    repairs += 1;
    return decoded;
  });
  if (repairs === 0) return text;
  const left = text.replace(misread, "").match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  return left > repairs ? text : repaired;
}

function decodeMisread(text: string): string | null {
  const bytes = Array.from(text, (character) => {
    const high = highCharacters.indexOf(character);
    return high >= 0 ? 0x80 + high : character.charCodeAt(0);
  });
  for (let length = bytes.length; length >= 2; length -= 1) {
    try {
      const start = new TextDecoder("utf-8", { fatal: true }).decode(
        Uint8Array.from(bytes.slice(0, length)),
      );
      return start + Array.from(text).slice(length).join("");
    } catch {
      // A shorter prefix may still be one complete character.
    }
  }
  return null;
}
