import type { Rgb } from "../../color-contrast.ts";
import type { Picture } from "../operators/page-content.ts";

export type Pixel = { color: Rgb; alpha: number };

/** Layouts of pdf.js' decoded images: one bit, three bytes, four bytes a pixel. */
const bytesPerPixel: Record<number, number> = { 2: 3, 3: 4 };

/** The pixel of a picture at a point of the page; null where the picture could not be decoded. */
export function pixelAt({ data, toUnit }: Picture, x: number, y: number): Pixel | null {
  const image = data();
  if (typeof image !== "object" || image === null) return null;
  const { data: bytes, width, height, kind } = image as Record<string, unknown>;
  if (!(bytes instanceof Uint8Array || bytes instanceof Uint8ClampedArray)) return null;
  if (typeof width !== "number" || typeof height !== "number" || typeof kind !== "number")
    return null;
  const [u, v] = toUnit(x, y);
  const column = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
  const size = bytesPerPixel[kind];
  if (size === undefined) return bitAt(bytes, row * ((width + 7) >> 3), column);
  return bytesAt(bytes, (row * width + column) * size, size);
}

type Bytes = Uint8Array | Uint8ClampedArray;

/** Black or white: one bit a pixel, in rows of whole bytes. */
function bitAt(bytes: Bytes, row: number, column: number): Pixel {
  const byte = bytes[row + (column >> 3)] ?? 0;
  const value = (byte >> (7 - (column & 7))) & 1 ? 255 : 0;
  return { color: [value, value, value], alpha: 1 };
}

function bytesAt(bytes: Bytes, at: number, size: number): Pixel {
  const color: Rgb = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
  return { color, alpha: size === 4 ? (bytes[at + 3] ?? 255) / 255 : 1 };
}
