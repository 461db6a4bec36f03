/** The font properties that the layout needs. */
export type PdfFont = {
  name: string;
  bold: boolean;
  italic: boolean;
  /**
   * Whether its glyphs are pictures (Font Awesome, Wingdings…) with meaningless character codes.
   */
  pictorial: boolean;
};

const boldName =
  /bold|black|heavy|[-_,]?(?:semi|demi|extra|ultra)bd|demi(?!tri)|[-_]bd\b|cmbx|cmssbx|sfbx|sfsx|ecbx|lmbx|[-_]medi(?:ital)?$|halbfett|fett\b/i;
const notBoldName = /light|thin|hairline/i;
const italicName = /ital|obli|kursiv|slanted|cmti|cmsl|sfti|ecti|[-_]it\b/i;
const pictorialName =
  /awesome|fontello|icomoon|icofont|icons|[-_ ]icon|wingdings|webdings|dingbats|entypo|ionic|phosphor|feather|symbola|foundation|marvosym|typicons|pictos|octicon|tabler|remixfont/i;

/** Derives the properties from the font's name, because the font's flags are often wrong. */
export function describeFont(baseName: string): PdfFont {
  const name = baseName.replace(/^[A-Z]{6}\+/, "");
  return {
    name,
    bold: boldName.test(name) && !notBoldName.test(name),
    italic: italicName.test(name),
    pictorial: pictorialName.test(name) && !/segoe ?ui ?emoji/i.test(name),
  };
}
