import { type Canvas, type Image, createCanvas, loadImage } from "@napi-rs/canvas";
import { type Rectangle, findColumns } from "./find-columns.ts";

/** Pixels of a point: 216 dots an inch, where letters of 9 points are still sure. */
export const pixelsPerPoint = 3;

/** A part of a page as a picture, and where it stood on the page. */
export type PagePicture = { png: Buffer; at: Rectangle };

/** Parts a drawn page into what stands across and its columns. */
export async function partPicture(png: Uint8Array): Promise<PagePicture[]> {
  const image = await loadImage(Buffer.from(png));
  const whole = drawPart(image, { left: 0, top: 0, width: image.width, height: image.height });
  const parts = findColumns(whole.getContext("2d").getImageData(0, 0, image.width, image.height));
  // Not `encode`: it reads the canvas in another thread, and crashes if that is collected meanwhile.
  return parts.map((at) => ({ png: drawPart(image, at).toBuffer("image/png"), at }));
}

function drawPart(image: Image, { left, top, width, height }: Rectangle): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").drawImage(image, left, top, width, height, 0, 0, width, height);
  return canvas;
}
