export type PageSize = { width: number; height: number };

/** Points of A4, which a photographed page is taken for. */
const [shortSide, longSide] = [595, 842] as const;
/** How many pages a strip of screenshots may be long. */
const maxPages = 6;

/** The page, in points, that a picture of some pixels is: where lines that were read of it stand. */
export function picturePage({ width, height }: PageSize): PageSize {
  const across = height >= width ? shortSide : longSide;
  const scale = Math.min(across / width, (maxPages * longSide) / height);
  return { width: width * scale, height: height * scale };
}
