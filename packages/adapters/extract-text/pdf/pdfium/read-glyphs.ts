import { extractErrors } from "../../extract-errors.ts";
import { extractLimits } from "../../extract-limits.ts";
import type { Glyph, Setting } from "../page-content.ts";
import { endOfAdvance } from "./end-of-advance.ts";
import type { OpenPage } from "./open-page.ts";
import type { TextObject } from "./read-objects.ts";
import { restoreDoubles } from "./restore-doubles.ts";

/**
 * The characters of a page in painting order. PDFium sorts the characters of a line by position and
 * adds spaces and line breaks, which are left out here.
 *
 * @throws AppError if there are more characters than a CV has.
 */
export function readGlyphs(page: OpenPage, texts: ReadonlyMap<number, TextObject>): Glyph[] {
  const { call } = page.pdfium;
  const textPage = call.FPDFText_LoadPage(page.page);
  const count = call.FPDFText_CountChars(textPage);
  if (count > extractLimits.textLength) throw extractErrors.tooLong();
  const glyphs: Glyph[] = [];
  const settings = new Map<number, Setting>();
  let isInOrder = true;
  let last: Glyph | undefined;
  for (let index = 0; index < count; index += 1) {
    if (call.FPDFText_IsGenerated(textPage, index) !== 0) continue;
    const object = call.FPDFText_GetTextObject(textPage, index);
    let setting = last?.setting.object === object ? last.setting : settings.get(object);
    if (!setting) {
      const text = texts.get(object);
      if (!text) continue;
      setting = readSetting(page, { textPage, index, object }, text);
      settings.set(object, setting);
    }
    const glyph = readGlyph(page, { textPage, index }, setting);
    if (last && isSamePlace(last, glyph)) {
      // PDFium splits ligatures into letters that share one position.
      last.text += glyph.text;
      continue;
    }
    if (last && setting.order < last.setting.order) isInOrder = false;
    glyphs.push(glyph);
    last = glyph;
  }
  call.FPDFText_ClosePage(textPage);
  if (settings.size < texts.size) {
    const doubles = restoreDoubles(page, texts, glyphs);
    if (doubles.length > 0) isInOrder = false;
    glyphs.push(...doubles);
  }
  if (!isInOrder) glyphs.sort((a, b) => a.setting.order - b.setting.order);
  readLigatures(glyphs, texts);
  return glyphs;
}

type Character = { textPage: number; index: number };

function readSetting(
  { pdfium, toView }: OpenPage,
  { textPage, index, object }: Character & { object: number },
  { ink, order }: TextObject,
): Setting {
  const { call } = pdfium;
  const fontSize = call.FPDFText_GetFontSize(textPage, index);
  call.FPDFText_GetMatrix(textPage, index, pdfium.scratch);
  const [A, B, C, D] = toView;
  const [a, b, c, d] = [pdfium.float(0), pdfium.float(1), pdfium.float(2), pdfium.float(3)];
  const [alongX, alongY] = [A * a + C * b, B * a + D * b];
  const [upX, upY] = [A * c + C * d, B * c + D * d];
  const em = Math.abs(fontSize);
  const direction = fontSize < 0 ? -1 : 1;
  return {
    ink,
    object,
    size: em * Math.hypot(upX, upY),
    emWidth: em * Math.hypot(alongX, alongY),
    angle: angleOf(alongX * direction, alongY * direction),
    order,
    isPlain: !ink.font.pictorial,
  };
}

function readGlyph(page: OpenPage, { textPage, index }: Character, setting: Setting): Glyph {
  const { pdfium, toView } = page;
  const { call, scratch } = pdfium;
  const code = call.FPDFText_GetUnicode(textPage, index);
  const isPlain = isPlainCharacter(code);
  if (!isPlain) setting.isPlain = false;
  const text = textOf(code);
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [x, y] = [pdfium.double(0), pdfium.double(1)];
  const [a, b, c, d, e, f] = toView;
  const [startX, startY] = [a * x + c * y + e, b * x + d * y + f];
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const isUpright = setting.angle === 0 && a === 1;
  const [endX, endY] = isUpright
    ? [pdfium.float(2) + e, startY]
    : endOfAdvance(page, setting, [startX, startY]);
  const isUnknown = code === 0 || code === 0xfffd;
  return {
    text,
    isSpace: isPlain ? code === 32 : isWhite(text),
    startX,
    startY,
    endX,
    endY,
    setting,
    isDoubled: false,
    unknownShape: isUnknown ? shapeOf(page, { textPage, index }, setting) : null,
  };
}

function isSamePlace(last: Glyph, next: Glyph): boolean {
  return (
    last.startX === next.startX &&
    last.startY === next.startY &&
    last.endX === next.endX &&
    last.setting === next.setting
  );
}

/** PDFium's code for a hyphen at the end of a line. */
const hyphenCode = 2;

function textOf(code: number): string {
  if (code === 0) return "";
  return code === hyphenCode || code > 0x10ffff ? "-" : String.fromCodePoint(code);
}

/** Whether the code is an ASCII character other than a control character or an accent. */
function isPlainCharacter(code: number): boolean {
  return code >= 32 && code <= 125 && code !== 94 && code !== 96;
}

function isWhite(text: string): boolean {
  return /^\s*$/u.test(text);
}

/** A key for the glyph's shape: its drawn size distinguishes the glyphs of a font. */
function shapeOf({ pdfium }: OpenPage, { textPage, index }: Character, { size }: Setting): string {
  const at = pdfium.scratch;
  pdfium.call.FPDFText_GetCharBox(textPage, index, at, at + 8, at + 16, at + 24);
  const [left, right, bottom, top] = [0, 1, 2, 3].map((side) => pdfium.double(side));
  const [width, height] = [(right ?? 0) - (left ?? 0), (top ?? 0) - (bottom ?? 0)];
  return `${(width / size).toFixed(3)} ${(height / size).toFixed(3)}`;
}

/** Reads the text stored with a browser's ligatures. It is ambiguous if several glyphs share it. */
function readLigatures(glyphs: readonly Glyph[], texts: ReadonlyMap<number, TextObject>): void {
  for (const [at, glyph] of glyphs.entries()) {
    if (glyph.unknownShape === null) continue;
    const { object } = glyph.setting;
    const actualText = texts.get(object)?.actualText ?? "";
    const isAlone = [glyphs[at - 1], glyphs[at + 1]].every(
      (next) => next?.setting.object !== object,
    );
    if (!isAlone || actualText.trim() === "") continue;
    glyph.text = actualText;
    glyph.unknownShape = null;
    glyph.isSpace = false;
  }
}

function angleOf(x: number, y: number): number {
  if (y === 0 && x > 0) return 0;
  const degrees = Math.round((Math.atan2(y, x) * 1800) / Math.PI) / 10;
  return (degrees + 360) % 360;
}
