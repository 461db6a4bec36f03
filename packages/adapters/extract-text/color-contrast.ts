/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];

/**
 * Contrast ratio of two colours, from 1 (equal) to 21 (black on white), as defined by WCAG 2.2
 * based on relative luminance.
 */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * True if text of one colour is invisible on a background of the other. The palest greys printed on
 * white have a contrast of at least 1.3; different hues of the same lightness are readable.
 */
export function isSameColor(a: Rgb, b: Rgb): boolean {
  const apart = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
  return apart <= 110 && contrast(a, b) < 1.2;
}

/** Blends a colour with an opacity of 0 to 1 over another one. */
export function blend(over: Rgb, under: Rgb, alpha: number): Rgb {
  const mix = (index: 0 | 1 | 2): number => over[index] * alpha + under[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** "1A2B3C", with or without a hash sign. */
export function parseHexColor(text: string): Rgb | null {
  const hex = /^#?([\da-f]{6})$/i.exec(text)?.[1];
  if (hex === undefined) return null;
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
