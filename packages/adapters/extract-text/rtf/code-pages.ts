/** The `TextDecoder` name for each `\fcharset` of a font, according to the RTF specification. */
const ofCharset: ReadonlyMap<number, string> = new Map([
  [77, "macintosh"],
  [128, "shift_jis"],
  [129, "euc-kr"],
  [134, "gbk"],
  [136, "big5"],
  [161, "windows-1253"],
  [162, "windows-1254"],
  [163, "windows-1258"],
  [177, "windows-1255"],
  [178, "windows-1256"],
  [186, "windows-1257"],
  [204, "windows-1251"],
  [222, "windows-874"],
  [238, "windows-1250"],
]);

const ofNumber: ReadonlyMap<number, string> = new Map([
  [866, "ibm866"],
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [10_000, "macintosh"],
  [65_001, "utf-8"],
  ...[1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map(
    (page) => [page, `windows-${String(page)}`] as const,
  ),
]);

export const western = "windows-1252";

/** The encoding for an `\ansicpg` number; Western if it is unknown. */
export const encodingOfPage = (page: number): string => ofNumber.get(page) ?? western;

/** The encoding for a font's character set; null for the document's default. */
export const encodingOfCharset = (charset: number): string | null => ofCharset.get(charset) ?? null;
