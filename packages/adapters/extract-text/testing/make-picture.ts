import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { draw } from "../pdf/pdfium/draw.ts";
import { withPage } from "../pdf/pdfium/open-page.ts";
import { withPdf } from "../pdf/pdfium/open-pdf.ts";
import { makePdf } from "./make-pdf.ts";

const require = createRequire(import.meta.url);
const fonts = join(dirname(require.resolve("pdfjs-dist/package.json")), "standard_fonts");

type Picture = { width?: number; height?: number; type?: "png" | "jpeg" | "webp" };

/** Creates a picture of dark text on a light page, like a phone's photo. */
export async function makePicture(
  lines: readonly string[],
  picture: Picture = {},
): Promise<Buffer> {
  const { width = 1240, height = 1754, type = "png" } = picture;
  const options = { size: [width, height] };
  const pdf = await makePdf((page) => {
    page.rect(0, 0, width, height).fill("#f4f1ea");
    page.font(join(fonts, "LiberationSans-Regular.ttf")).fontSize(26).fillColor("#22201c");
    lines.forEach((line, row) => page.text(line, 110, 100 + row * 44, { lineBreak: false }));
  }, options);
  const { data } = await withPdf(pdf, 100_000_000, (opened) =>
    withPage(opened, 1, (page) => draw(page, { left: 0, top: 0, right: width, bottom: height }, 1)),
  );
  const drawn = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return await drawn.toFormat(type, { quality: 92 }).toBuffer();
}
