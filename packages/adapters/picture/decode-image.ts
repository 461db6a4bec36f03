import sharp from "sharp";
import type { Sharp } from "sharp";

/** For all frames of an animation together; enough for a phone's 50-megapixel photo. */
export const maxPixels = 50_000_000;

// Only the four formats are ever decoded, although libvips supports others.
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

/** Returns an image to be rotated and re-encoded. Processing rejects if the image is incomplete. */
export function decodeImage(bytes: Uint8Array, { animated = false } = {}): Sharp {
  return sharp(bytes, {
    animated,
    limitInputPixels: maxPixels,
    failOn: "error",
    sequentialRead: true,
  }).autoOrient();
}
