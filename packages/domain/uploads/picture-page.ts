export type PageSize = { width: number; height: number };

/** A4 in points, the assumed size of a photographed page. */
const [shortSide, longSide] = [595, 842] as const;
/** The most pages that a strip of screenshots may cover. */
const maxPages = 6;

/**
 * The page size in points for a picture's size in pixels. Lines read from the picture use its
 * coordinates.
 */
export function picturePage({ width, height }: PageSize): PageSize {
  const across = height >= width ? shortSide : longSide;
  const scale = Math.min(across / width, (maxPages * longSide) / height);
  return { width: width * scale, height: height * scale };
}
