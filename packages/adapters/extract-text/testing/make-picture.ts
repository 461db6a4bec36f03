import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { GlobalFonts, createCanvas } from "@napi-rs/canvas";

const require = createRequire(import.meta.url);
const fonts = join(dirname(require.resolve("pdfjs-dist/package.json")), "standard_fonts");
GlobalFonts.registerFromPath(join(fonts, "LiberationSans-Regular.ttf"), "Page");

type Picture = { width?: number; height?: number; type?: "png" | "jpeg" | "webp" };

/** A picture of lines of dark text on a light page, as a phone takes it. */
export function makePicture(lines: readonly string[], picture: Picture = {}): Buffer {
  const { width = 1240, height = 1754, type = "png" } = picture;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#f4f1ea";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#22201c";
  context.font = "26px Page";
  lines.forEach((line, row) => context.fillText(line, 110, 120 + row * 44));
  if (type === "jpeg") return canvas.toBuffer("image/jpeg", 92);
  return type === "webp" ? canvas.toBuffer("image/webp", 92) : canvas.toBuffer("image/png");
}
