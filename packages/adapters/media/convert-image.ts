import { fullImageWidth, imageMessages, imageWidths } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";
import { decodeImage } from "../picture/decode-image.ts";
import type { ImageStructure } from "../picture/image-structure.ts";

export type ConvertedImage = {
  width: number;
  height: number;
  full: Buffer;
  /** By width, for the widths smaller than the full one. */
  smaller: Map<number, Buffer>;
};

const deadlineSeconds = 30;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Decodes an image that `checkImage` accepted and re-encodes it as WebP: rotated upright, at most
 * 1600 pixels wide, and without any metadata. Processes one image at a time, off the main thread.
 * @throws AppError VALIDATION for an image that can't be decoded completely.
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
    decodeImage(bytes, { animated: isAnimated })
      .timeout({ seconds: deadlineSeconds })
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
