import { extractLimits } from "../extract-limits.ts";
import { inflateWithin, streamsOf } from "./pdf-streams.ts";

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
  for (const { data } of streamsOf(bytes)) {
    const content = inflateWithin(data, extractLimits.pdfContentBytes);
    if (Buffer.isBuffer(content) && content.includes("/ActualText"))
      yield content.toString("latin1");
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
