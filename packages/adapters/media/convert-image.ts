import { fullImageWidth, imageMessages, imageWidths } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";
import sharp from "sharp";
import { maxPixels } from "./check-image.ts";
import type { ImageStructure } from "./image-structure.ts";

export type ConvertedImage = {
  width: number;
  height: number;
  full: Buffer;
  /** By width, for those widths that are smaller than the full one. */
  smaller: Map<number, Buffer>;
};

const deadlineSeconds = 30;

// Nothing but the four formats is ever decoded, whatever libvips could read besides.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

let previous: Promise<unknown> = Promise.resolve();

/**
 * Decodes an image that `checkImage` has passed and re-encodes it as WebP: upright, at most 1600
 * pixels wide, and with nothing in it but pixels. One at a time, off the main thread.
 * @throws AppError VALIDATION for an image that can't be decoded whole.
 */
export function convertImage(
  bytes: Uint8Array,
  structure: ImageStructure,
): Promise<ConvertedImage> {
  const turn = previous.then(() => convert(bytes, structure));
  previous = turn.catch(() => undefined);
  return turn;
}

async function convert(bytes: Uint8Array, { frames }: ImageStructure): Promise<ConvertedImage> {
  const isAnimated = frames > 1;
  const resized = (width: number) =>
    sharp(bytes, {
      animated: isAnimated,
      limitInputPixels: maxPixels,
      failOn: "error",
      sequentialRead: true,
    })
      .timeout({ seconds: deadlineSeconds })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  try {
    const { data, info } = await resized(fullImageWidth);
    const smaller = new Map<number, Buffer>();
    for (const width of imageWidths) {
      if (width < info.width) smaller.set(width, (await resized(width)).data);
    }
    return { width: info.width, height: info.pageHeight ?? info.height, full: data, smaller };
  } catch (cause) {
    throw new AppError("VALIDATION", imageMessages.unreadable, { cause });
  }
}
