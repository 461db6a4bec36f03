import chardet from "chardet";
import { repairMojibake } from "./repair-mojibake.ts";
import { decodeWindows1252 } from "./windows-1252.ts";

/** Minimum confidence, out of 100, to accept a guessed encoding. */
const minConfidence = 20;

/**
 * Decodes a plain text file in UTF-8, UTF-16 or UTF-32 (with or without byte order mark), or in the
 * most likely encoding of its bytes; null if they are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text =
    decodeUtf32(bytes) ??
    decodeByMark(bytes) ??
    decodeUtf16(bytes) ??
    decodeJapaneseMail(bytes) ??
    decodeUtf8(bytes) ??
    decodeGuessed(bytes) ??
    decodeWindows1252(bytes);
  if (isBinary(text)) return null;
  return repairMojibake(text.replace(/^\ufeff/, ""));
}

/**
 * Detects UTF-32 by its zero bytes: no character uses the highest of its four bytes, and no
 * character of a CV uses the next one.
 */
function decodeUtf32(bytes: Uint8Array): string | null {
  if (bytes.length < 8 || bytes.length % 4 !== 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const isLittle of [true, false]) {
    const codes: number[] = [];
    for (let at = 0; at < bytes.length; at += 4) codes.push(view.getUint32(at, isLittle));
    if (codes.every((code) => code > 0 && code <= 0x10ffff))
      return codes.map((code) => String.fromCodePoint(code)).join("");
  }
  return null;
}

/** ISO-2022-JP consists of ASCII with escape sequences, so it is also valid UTF-8. */
function decodeJapaneseMail(bytes: Uint8Array): string | null {
  const isEscaped = Buffer.from(bytes.subarray(0, 4_096)).includes("\u001b$");
  return isEscaped ? new TextDecoder("iso-2022-jp").decode(bytes) : null;
}

/** Most texts that aren't Unicode are Western, so another encoding must be clearly more likely. */
function decodeGuessed(bytes: Uint8Array): string | null {
  const guesses = chardet.analyse(bytes.subarray(0, 65_536));
  const [best] = guesses;
  const western = guesses.find(({ name }) => name === "windows-1252" || name === "ISO-8859-1");
  if (!best || best.confidence < minConfidence || best.confidence <= (western?.confidence ?? 0) + 5)
    return null;
  try {
    return new TextDecoder(best.name).decode(bytes);
  } catch {
    // Node.js doesn't support this encoding.
    return null;
  }
}

function decodeByMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder("utf-8").decode(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return null;
}

/** Without a byte order mark, UTF-16 is detected by zero bytes at every second position. */
function decodeUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4_096);
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > 0.4 * half && even < 0.1 * half) return new TextDecoder("utf-16le").decode(bytes);
  if (even > 0.4 * half && odd < 0.1 * half) return new TextDecoder("utf-16be").decode(bytes);
  return null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return isMostlyUtf8(bytes)
      ? new TextDecoder("utf-8").decode(bytes).replaceAll("\ufffd", "")
      : null;
  }
}

/** A truncated end or one broken character doesn't mean that a text isn't UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  const broken = text.split("\ufffd").length - 1;
  const good = Array.from(text).filter(
    (character) => character > "\u007f" && character !== "\ufffd",
  ).length;
  return broken <= 2 && good > 4 * broken;
}

function isBinary(text: string): boolean {
  let controls = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    const isText =
      code === 9 ||
      code === 10 ||
      code === 11 ||
      code === 12 ||
      code === 13 ||
      code === 26 ||
      code === 27;
    if ((code < 32 && !isText) || (code > 126 && code < 160 && code !== 133) || code === 0xfffd)
      controls += 1;
  }
  return controls > 0.005 * text.length + 1;
}
