import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Format = "jpeg" | "png" | "gif" | "webp";

/** Creates a picture like a photo, red on the left and blue on the right. */
export function makeImage(format: Format, width = 64, height = 48): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    pixels[i * 3 + (i % width < width / 2 ? 0 : 2)] = 200;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/**
 * Creates a photo as a phone does: taken in portrait format but stored rotated, with location and
 * camera in its metadata.
 */
export function makePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background: "#336699" } })
    .jpeg()
    .withExif({
      IFD0: { Make: "Secretcam" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 29/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  // `crc32` is available in zlib since Node 20.15.
  chunk.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return chunk;
}

/** Creates a one-bit image: a few kilobytes that decompress to gigabytes of pixels. */
export function makePngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const row = Math.ceil(width / 8) + 1;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(row * Math.min(height, 4000)))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Repeats the same small frame many times on a large canvas. */
export function makeGifBomb(side: number, frames: number): Buffer {
  const head = Buffer.from("474946383961000000008000000000 00ffffff".replaceAll(" ", ""), "hex");
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const frame = Buffer.from("2c00000000010001000002024401 00".replaceAll(" ", ""), "hex");
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}
