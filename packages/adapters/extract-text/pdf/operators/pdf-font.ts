import { type Matrix, toMatrix } from "./matrix.ts";

/** What the layout needs to know of a font. */
export type PdfFont = {
  name: string;
  bold: boolean;
  italic: boolean;
  /** Its glyphs are pictures (Font Awesome, Wingdings…); the letters behind them mean nothing. */
  pictorial: boolean;
  vertical: boolean;
  type3: boolean;
  /** Glyph space to text space. */
  matrix: Matrix;
  /** Height of the font's box in glyph units, for Type 3 fonts, whose em is anything. */
  boxHeight: number;
};

const boldName =
  /bold|black|heavy|[-_,]?(?:semi|demi|extra|ultra)bd|demi(?!tri)|[-_]bd\b|cmbx|cmssbx|sfbx|sfsx|ecbx|lmbx|[-_]medi(?:ital)?$|halbfett|fett\b/i;
const notBoldName = /light|thin|hairline/i;
const italicName = /ital|obli|kursiv|slanted|cmti|cmsl|sfti|ecti|[-_]it\b/i;
const pictorialName =
  /awesome|fontello|icomoon|icofont|icons|[-_ ]icon|wingdings|webdings|dingbats|entypo|ionic|phosphor|feather|symbola|foundation|marvosym|typicons|pictos|octicon|tabler|remixfont/i;

/** From the font object that pdf.js keeps in a page's common objects. */
export function readFont(font: unknown): PdfFont {
  const given = typeof font === "object" && font !== null ? (font as Record<string, unknown>) : {};
  const name = (typeof given.name === "string" ? given.name : "").replace(/^[A-Z]{6}\+/, "");
  const box = Array.isArray(given.bbox) ? (given.bbox as unknown[]) : [];
  const [, bottom, , top] = box;
  return {
    name,
    bold:
      (given.bold === true || given.black === true || boldName.test(name)) &&
      !notBoldName.test(name),
    italic: given.italic === true || italicName.test(name),
    pictorial: pictorialName.test(name) && !/segoe ?ui ?emoji/i.test(name),
    vertical: given.vertical === true,
    type3: given.isType3Font === true,
    matrix: Array.isArray(given.fontMatrix)
      ? toMatrix(given.fontMatrix)
      : [0.001, 0, 0, 0.001, 0, 0],
    boxHeight: typeof top === "number" && typeof bottom === "number" ? top - bottom : 0,
  };
}
