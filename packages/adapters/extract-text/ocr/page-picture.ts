import sharp from "sharp";
import { type Bitmap, type Rectangle, findColumns } from "./find-columns.ts";

/** Pixels per point: 216 dpi, enough for letters of 9 points. */
export const pixelsPerPoint = 3;

/** A part of a page as a picture, and its position on the page in pixels. */
export type PagePicture = { png: Buffer; at: Rectangle };

/** Cuts a rendered page into the parts above and below its columns and the columns themselves. */
export async function splitPicture(page: Bitmap): Promise<PagePicture[]> {
  const { width, height, data } = page;
  return await Promise.all(
    findColumns(page).map(async (at) => {
      const whole = sharp(data, { raw: { width, height, channels: 4 } });
      // The fourth byte of a pixel has no meaning.
      const png = await whole.extract(at).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
      return { png, at };
    }),
  );
}
