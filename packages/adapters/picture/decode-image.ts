import sharp from "sharp";
import type { Sharp } from "sharp";

/** All frames of an animation together; a phone's 50-megapixel photograph still passes. */
export const maxPixels = 50_000_000;

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

/** An image to be turned upright and written in another form; it rejects where it isn't whole. */
export function decodeImage(bytes: Uint8Array, { animated = false } = {}): Sharp {
  return sharp(bytes, {
    animated,
    limitInputPixels: maxPixels,
    failOn: "error",
    sequentialRead: true,
  }).autoOrient();
}
