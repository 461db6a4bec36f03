import type { imageMimeTypes } from "@resume-picker/domain/blog/image-rules";

export type ImageStructure = {
  mimeType: (typeof imageMimeTypes)[number];
  /** Size of the whole canvas in pixels, from the header; no pixel is decoded. */
  width: number;
  height: number;
  frames: number;
  /** Number of bytes of the image itself, without any data after it. */
  end: number;
};

/**
 * Reads the structure of an image container block by block up to its end marker. Null if it is none
 * of the four formats or is truncated.
 */
export function readImageStructure(bytes: Uint8Array): ImageStructure | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) =>
    String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (text(0, 8) === "\x89PNG\r\n\x1a\n") return readPng(view, text);
    if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return readGif(view);
    if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") return readWebp(view, text);
    if (text(0, 3) === "\xff\xd8\xff") return readJpeg(view);
  } catch (error) {
    // A block extends past the last byte.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

type ReadText = (at: number, length: number) => string;

function readPng(view: DataView, text: ReadText): ImageStructure | null {
  if (text(12, 4) !== "IHDR") return null;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const type = text(at + 4, 4);
    at += 12 + length;
    view.getUint8(at - 1);
    if (type !== "IEND") continue;
    const size = { width: view.getUint32(16), height: view.getUint32(20) };
    return { mimeType: "image/png", ...size, frames: 1, end: at };
  }
}

function readGif(view: DataView): ImageStructure | null {
  const uint16 = (at: number) => view.getUint16(at, true);
  const size = { width: uint16(6), height: uint16(8) };
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const skipBlocks = (from: number): number => {
    let at = from;
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1;
    return at + 1;
  };
  let frames = 0;
  for (let at = 13 + tableBytes(view.getUint8(10)); ;) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) return { mimeType: "image/gif", ...size, frames, end: at + 1 };
    if (kind === 0x21) at = skipBlocks(at + 2);
    else if (kind === 0x2c) {
      frames += 1;
      // A frame may be larger than the canvas, and decoding needs memory for it.
      size.width = Math.max(size.width, uint16(at + 1) + uint16(at + 5));
      size.height = Math.max(size.height, uint16(at + 3) + uint16(at + 7));
      at = skipBlocks(at + 11 + tableBytes(view.getUint8(at + 9)));
    } else return null;
  }
}

function readWebp(view: DataView, text: ReadText): ImageStructure | null {
  const end = 8 + view.getUint32(4, true);
  if (end > view.byteLength) return null;
  let frames = 0;
  let size: { width: number; height: number } | null = null;
  for (let at = 12; at + 8 <= end;) {
    const type = text(at, 4);
    const length = view.getUint32(at + 4, true);
    size ??= webpSize(view, type, at + 8);
    if (type === "ANMF") frames += 1;
    at += 8 + length + (length % 2);
  }
  return size && { mimeType: "image/webp", ...size, frames: Math.max(1, frames), end };
}

function webpSize(view: DataView, type: string, at: number) {
  const uint24 = (offset: number) =>
    view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
  if (type === "VP8X") return { width: uint24(at + 4) + 1, height: uint24(at + 7) + 1 };
  if (type === "VP8L") {
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type !== "VP8 ") return null;
  return {
    width: view.getUint16(at + 6, true) & 0x3fff,
    height: view.getUint16(at + 8, true) & 0x3fff,
  };
}

/** Start-of-frame markers; C4, C8 and CC have other meanings. */
const isFrameStart = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(view: DataView): ImageStructure | null {
  const size = { width: 0, height: 0 };
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) {
      return { mimeType: "image/jpeg", ...size, frames: 1, end: at + 2 };
    } else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      if (isFrameStart(marker)) {
        size.width = Math.max(size.width, view.getUint16(at + 7));
        size.height = Math.max(size.height, view.getUint16(at + 5));
      }
      at += 2 + view.getUint16(at + 2);
      if (marker === 0xda) at = skipEntropyCoded(view, at);
    }
  }
}

/** Skips to the next marker that is neither a stuffed FF nor a restart. */
function skipEntropyCoded(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}
