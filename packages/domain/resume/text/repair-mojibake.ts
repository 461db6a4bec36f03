/**
 * The Windows-1252 characters for the bytes 80 to 9F. A file read as Latin-1 has the control
 * characters with these codes instead.
 */
const highSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const byteOfSign = new Map(highSigns.split("").map((sign, at) => [sign, 0x80 + at]));

/** The byte behind a character in UTF-8 text that was decoded as Windows-1252 or Latin-1. */
const byteOf = (sign: string): number => byteOfSign.get(sign) ?? sign.codePointAt(0) ?? 0;

const isContinuation = (byte: number) => byte >= 0x80 && byte <= 0xbf;
const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();
const isLower = (sign: string) => sign !== sign.toUpperCase();

/** Ordinary characters that may follow a capital: quotes, dashes, an ellipsis, a trademark. */
const afterCapitals = "€‚„…‘’“”•–—™»";

type Found = { text: string; length: number };

/**
 * Repairs UTF-8 that was decoded as Windows-1252 or Latin-1 ("rÃ©sumÃ©", "itâ€™s"). Only
 * unambiguous sequences are changed: "AMANHÃ”" with a closing quote stays.
 */
export function repairMojibake(text: string): string {
  let repaired = "";
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const found = findAt(text, at);
    if (found === null) continue;
    repaired += text.slice(from, at) + found.text;
    from = at + found.length;
    at = from - 1;
  }
  return from === 0 ? text : repaired + text.slice(from);
}

function findAt(text: string, at: number): Found | null {
  const lead = text.charCodeAt(at);
  if (lead < 0xc2 || lead > 0xef) return null;
  const [second, third] = [byteOf(text.charAt(at + 1)), byteOf(text.charAt(at + 2))];
  if (!isContinuation(second)) return null;
  if (lead === 0xe2 || lead === 0xef) {
    if (!isContinuation(third)) return null;
    const code = ((lead & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
    return isOfThree(code) ? { text: String.fromCodePoint(code), length: 3 } : null;
  }
  if (lead > 0xc5 || !isCertain(text, at)) return null;
  const code = ((lead & 0x1f) << 6) | (second & 0x3f);
  return { text: String.fromCodePoint(code), length: 2 };
}

/** Punctuation, currency and trademark signs, and the ligatures "fi" and "fl". */
const isOfThree = (code: number) =>
  (code >= 0x2010 && code <= 0x2044) ||
  (code >= 0x20a0 && code <= 0x2122) ||
  (code >= 0xfb00 && code <= 0xfb06);

/** Whether the two characters at this index can't be correct text. */
function isCertain(text: string, at: number): boolean {
  const [lead, next] = [text.charAt(at), text.charAt(at + 1)];
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 2)];
  if (lead === "Â") return byteOf(next) >= 0xa0;
  if (lead === "Ã" && !afterCapitals.includes(next)) return true;
  // A capital within a lower-case word, or one that begins it and is followed by a symbol.
  return isLower(before) || (!isLetter(before) && isLower(after));
}
