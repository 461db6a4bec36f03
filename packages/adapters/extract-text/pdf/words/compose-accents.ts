import type { Glyph } from "../page-content.ts";

const combining = new Map(
  Object.entries({
    "´": "\u0301",
    "`": "\u0300",
    ˋ: "\u0300",
    ˊ: "\u0301",
    ˆ: "\u0302",
    "^": "\u0302",
    "˜": "\u0303",
    "~": "\u0303",
    "¨": "\u0308",
    "¯": "\u0304",
    "˘": "\u0306",
    "˙": "\u0307",
    "˚": "\u030a",
    "˝": "\u030b",
    ˇ: "\u030c",
    "¸": "\u0327",
    "˛": "\u0328",
  }),
);

/** Composes letters such as é, which TeX's old fonts paint as two overlapping glyphs. */
export function composeAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(isMark)) return glyphs;
  const result: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index];
    if (!glyph) continue;
    const mark = glyph.setting.isPlain ? undefined : combining.get(glyph.text);
    const next = glyphs[index + 1];
    const last = result[result.length - 1];
    if (mark !== undefined && next && isUnder(next, glyph)) {
      result.push(compose(next, mark));
      index += 1;
    } else if (mark !== undefined && last && isUnder(last, glyph)) {
      result[result.length - 1] = compose(last, mark);
    } else {
      result.push(glyph);
    }
  }
  return result;
}

function isMark({ text, setting }: Glyph): boolean {
  return !setting.isPlain && combining.has(text);
}

function compose(letter: Glyph, mark: string): Glyph {
  const base = letter.text === "ı" ? "i" : letter.text === "ȷ" ? "j" : letter.text;
  const [first = "", ...rest] = base;
  return {
    ...letter,
    text: (first + mark).normalize("NFC") + rest.join(""),
    setting: { ...letter.setting, isPlain: false },
  };
}

function isUnder(letter: Glyph, accent: Glyph): boolean {
  if (!/^\p{L}/u.test(letter.text)) return false;
  const middle = (glyph: Glyph): number => (glyph.startX + glyph.endX) / 2;
  const apart = Math.abs(middle(letter) - middle(accent));
  const width = Math.abs(letter.endX - letter.startX);
  return (
    apart < Math.max(0.5 * width, 0.12 * letter.setting.size) &&
    Math.abs(letter.startY - accent.startY) < 0.6 * letter.setting.size
  );
}
