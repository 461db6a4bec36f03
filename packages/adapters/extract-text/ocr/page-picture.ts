import sharp from "sharp";
import { type Bitmap, type Rectangle, findColumns } from "./find-columns.ts";

/** Pixels of a point: 216 dots an inch, enough for letters of 9 points. */
export const pixelsPerPoint = 3;

/** A part of a page as a picture, and its place on the page, in pixels. */
export type PagePicture = { png: Buffer; at: Rectangle };

/** Cuts a drawn page into what runs across its columns and the columns themselves. */
export async function partPicture(page: Bitmap): Promise<PagePicture[]> {
  const { width, height, data } = page;
  return await Promise.all(
    findColumns(page).map(async (at) => {
      const whole = sharp(data, { raw: { width, height, channels: 4 } });
      // The fourth byte of a pixel means nothing.
      const png = await whole.extract(at).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
      return { png, at };
    }),
  );
}
