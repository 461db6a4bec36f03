import { once } from "node:events";
import PDFDocument from "pdfkit";
import type { Block, Sheet } from "../compose/blocks.ts";
import type { Line, Span } from "../compose/patterns.ts";
import { plain } from "../compose/patterns.ts";
import type { Faces } from "./pdf-fonts.ts";

type Pen = { document: PDFKit.PDFDocument; faces: Faces; x: number; width: number; y: number };
type Style = { size: number; bold?: boolean };

const page = { top: 50, bottom: 790, left: 50, right: 545 };

/** Draws the CV with pdfkit, with each text at an explicit position like typesetting programs. */
export async function writePdf(sheet: Sheet, faces: Faces): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    info: { CreationDate: new Date("2026-06-15T09:00:00Z") },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, "end");
  const whole = page.right - page.left;
  const side = sheet.page === "one" ? 0 : Math.round((whole * sheet.look.side) / 100);
  const mainX = sheet.page === "left" ? page.left + side + 18 : page.left;
  const sideX = sheet.page === "left" ? page.left : page.right - side + 18;
  const mainWidth = side === 0 ? whole : whole - side - 18;
  const base = { document, faces, y: page.top };
  // The sidebar is drawn first, because it is one page long and finished pages can't be changed.
  if (side > 0) draw({ ...base, x: sideX, width: side - 18 }, sheet.side, sheet);
  draw({ ...base, x: mainX, width: mainWidth }, sheet.main, sheet);
  if (sheet.footer !== "")
    document.font(faces.regular).fontSize(8).text(sheet.footer, page.left, 810);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(pen: Pen, blocks: readonly Block[], sheet: Sheet): void {
  for (const block of blocks) drawBlock(pen, block, sheet);
}

function drawBlock(pen: Pen, block: Block, sheet: Sheet): void {
  const { size, heading } = sheet.look;
  switch (block.kind) {
    case "heading": {
      pen.y += size * 0.9;
      const isCapital = heading === "caps" || heading === "spaced";
      const text = isCapital ? block.text.toLocaleUpperCase(sheet.language) : block.text;
      drawText(pen, { left: [{ text, bold: true, italic: false }], right: [] }, { size: size + 2 });
      pen.y += 3;
      break;
    }
    case "points":
      for (const item of block.items) drawPoint(pen, { mark: block.mark, item }, size);
      break;
    case "table":
      for (const cells of block.rows) drawRow(pen, cells, { widths: block.widths, sheet });
      break;
    case "gap":
      pen.y += size * 0.6;
      break;
    case "name":
      drawText(pen, block.line, { size: size * 2, bold: true });
      break;
    default:
      drawText(pen, block.line, { size });
  }
}

function drawPoint(pen: Pen, { mark, item }: { mark: string; item: string }, size: number): void {
  const body: Pen = { ...pen, x: pen.x + 14, width: pen.width - 14 };
  const line = { left: [{ text: item, bold: false, italic: false }], right: [] };
  makeRoom(body, heightOf(body, line, { size }));
  pen.document.font(pen.faces.regular).fontSize(size);
  pen.document.text(mark, pen.x + 3, body.y, { lineBreak: false });
  drawText(body, line, { size });
  pen.y = body.y;
}

function drawRow(
  pen: Pen,
  cells: readonly Block[][],
  { widths, sheet }: { widths: readonly number[]; sheet: Sheet },
): void {
  makeRoom(pen, sheet.look.size * 4);
  const top = pen.y;
  let x = pen.x;
  let last = top;
  for (const [at, blocks] of cells.entries()) {
    const width = (pen.width * (widths[at] ?? 100 / cells.length)) / 100;
    const body: Pen = { ...pen, x, y: top, width: width - 8 };
    draw(body, blocks, sheet);
    // A cell that continues on the next page ends higher than it began.
    last = body.y < top ? body.y : Math.max(last, body.y);
    x += width;
  }
  pen.y = last;
}

function drawText(pen: Pen, line: Line, style: Style): void {
  const height = heightOf(pen, line, style);
  makeRoom(pen, height);
  const { document } = pen;
  const end = plain(line.right);
  document.fontSize(style.size);
  const endWidth = end === "" ? 0 : document.font(pen.faces.regular).widthOfString(end) + 8;
  if (end !== "") document.text(end, pen.x + pen.width - endWidth + 8, pen.y, { lineBreak: false });
  for (const [at, span] of line.left.entries()) {
    const options = { width: pen.width - endWidth, continued: at < line.left.length - 1 };
    document.font(faceOf(pen, span, style));
    if (at === 0) document.text(span.text, pen.x, pen.y, options);
    else document.text(span.text, options);
  }
  pen.y += height + 1.5;
}

const faceOf = ({ faces }: Pen, { bold, italic }: Span, style: Style): string =>
  bold || style.bold ? faces.bold : italic ? faces.italic : faces.regular;

function heightOf(pen: Pen, { left, right }: Line, style: Style): number {
  const bold = style.bold ?? left.some((span) => span.bold);
  pen.document.font(bold ? pen.faces.bold : pen.faces.regular).fontSize(style.size);
  const end = right.length > 0 ? pen.document.widthOfString(plain(right)) + 8 : 0;
  return pen.document.heightOfString(plain(left), { width: pen.width - end });
}

/** Starts a new page if less than `height` is left. */
function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= page.bottom) return;
  pen.document.addPage();
  pen.y = page.top;
}
