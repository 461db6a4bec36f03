import type { Glyph } from "../page-content.ts";

/**
 * Some programs copy a browser's PDF and lose the text of its ligatures. An unidentified glyph next
 * to letters is "fl" if a vowel always follows it (as in "flow"), otherwise "fi", by far the most
 * frequent.
 */
export function guessLigatures(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (glyphs.every(({ setting, unknownShape }) => setting.isPlain || unknownShape === null))
    return glyphs;
  const followers = new Map<string, string[]>();
  const isBroken = (glyph: Glyph, index: number): boolean => {
    if (glyph.unknownShape === null) return false;
    const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
    return [before, after].some(
      (other) =>
        other && other.setting.ink.font === glyph.setting.ink.font && /^\p{L}/u.test(other.text),
    );
  };
  glyphs.forEach((glyph, index) => {
    if (!isBroken(glyph, index)) return;
    const next = glyphs[index + 1]?.text.charAt(0).toLowerCase() ?? "";
    const known = followers.get(keyOf(glyph));
    if (known) known.push(next);
    else followers.set(keyOf(glyph), [next]);
  });
  if (followers.size === 0) return glyphs;
  return glyphs.map((glyph, index) => {
    if (!isBroken(glyph, index)) return glyph;
    const isVowel = followers.get(keyOf(glyph))?.every((letter) => /[aeiouy]/.test(letter));
    return { ...glyph, text: isVowel ? "fl" : "fi", isSpace: false };
  });
}

function keyOf({ setting, unknownShape }: Glyph): string {
  return `${setting.ink.font.name} ${String(unknownShape)}`;
}
