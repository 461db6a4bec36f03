import { inflateSync } from "node:zlib";

/** Bytes of content streams that are looked through in all, and of one. */
const limits = { total: 32 * 1024 * 1024, stream: 8 * 1024 * 1024 };

const span = /\/ActualText\s*(\((?:\\.|[^\\)])*\)|<[\da-fA-F\s]*>)\s*>>\s*BDC([\s\S]{0,200}?)EMC/g;
const shown = /<([\da-fA-F]{2,4})>\s*Tj|\[\s*<([\da-fA-F]{2,4})>\s*\]\s*TJ/g;

/**
 * Tells what single glyphs stand for where the file says so beside them (`/ActualText`): browsers
 * write ligatures in this way, and pdf.js doesn't hand it on. To be asked in painting order: a
 * character code that has different meanings (in different fonts) has them in turn.
 */
export function readActualText(bytes: Uint8Array): (code: number) => string | undefined {
  const told = new Map<number, string[]>();
  for (const content of contentStreams(bytes)) {
    for (const [, written = "", operators = ""] of content.matchAll(span)) {
      const glyphs = [...operators.matchAll(shown)];
      const [only] = glyphs;
      const text = decodeString(written);
      if (!only || glyphs.length > 1 || text.trim() === "") continue;
      const code = Number.parseInt(only[1] ?? only[2] ?? "", 16);
      told.set(code, [...(told.get(code) ?? []), text]);
    }
  }
  return (code) => {
    const texts = told.get(code);
    return texts && new Set(texts).size > 1 ? texts.shift() : texts?.[0];
  };
}

function* contentStreams(bytes: Uint8Array): Generator<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left: number = limits.total;
  let at = file.indexOf("stream");
  while (at >= 0 && left > 0) {
    const end = file.indexOf("endstream", at);
    if (end < 0) return;
    const start = at + (file[at + 6] === 0x0d ? 8 : 7);
    const content = inflate(file.subarray(start, end), Math.min(left, limits.stream));
    left -= content?.length ?? 0;
    if (content?.includes("/ActualText") === true) yield content.toString("latin1");
    at = file.indexOf("stream", end + 9);
  }
}

/** null for what is not deflated, or more than the limit. */
function inflate(data: Buffer, maxOutputLength: number): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength });
  } catch {
    return null;
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function decodeString(written: string): string {
  const raw = written.startsWith("<")
    ? Buffer.from(written.replace(/[<>\s]/g, ""), "hex").toString("latin1")
    : written
        .slice(1, -1)
        .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
          /^[0-7]/.test(code)
            ? String.fromCharCode(Number.parseInt(code, 8) & 255)
            : (escapes[code] ?? code),
        );
  if (!raw.startsWith("\u00fe\u00ff")) return raw;
  return new TextDecoder("utf-16be").decode(Buffer.from(raw.slice(2), "latin1"));
}
