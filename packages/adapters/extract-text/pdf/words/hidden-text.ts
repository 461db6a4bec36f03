import type { HiddenText } from "@resume-picker/domain/resume/shape/document";
import { buildSegments } from "../../layout/build-segments.ts";
import { isPageNumber } from "../../layout/separate-margins.ts";
import { findInvisibleText } from "../../layout/invisible-text.ts";
import { buildWords } from "./build-words.ts";
import type { SeenGlyphs } from "../visibility/find-hidden.ts";
import type { Glyph } from "../page-content.ts";

/** The hidden letters of a page as texts, one for each kind of hiding. */
export function describeHidden({ hidden, seen }: SeenGlyphs, page: number): HiddenText[] {
  const byWay = new Map<HiddenText["how"], Glyph[]>();
  for (const { glyphs, how } of hidden) {
    const known = byWay.get(how) ?? [];
    for (const glyph of glyphs) known.push(glyph);
    byWay.set(how, known);
  }
  const texts = [...byWay].map(([how, glyphs]): HiddenText => {
    const words = buildWords(glyphs, glyphs[0]?.setting.angle ?? 0);
    const lines = buildSegments(words).map((segment) => segment.text);
    return { text: lines.join("\n"), page, how };
  });
  if (seen.some(mayBeInvisible)) {
    for (const text of findInvisibleText(seen.map((glyph) => glyph.text).join(""))) {
      texts.push({ text, page, how: "zero-width" });
    }
  }
  return texts.filter(
    ({ text }) => !isPageNumber(text) && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3,
  );
}

/** Half of a tag character, or a character that `findInvisibleText` searches for. */
const invisible = /[\u200b-\u200f\u2060-\u2064\ufeff\udb40]/;

function mayBeInvisible({ text, setting }: Glyph): boolean {
  return !setting.isPlain && invisible.test(text);
}
