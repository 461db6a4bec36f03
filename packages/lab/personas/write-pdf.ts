import { once } from "node:events";
import PDFDocument from "pdfkit";
import type { Entry, Sheet } from "./compose.ts";

type Pen = { document: PDFKit.PDFDocument; x: number; width: number; y: number };

/** Draws the CV with pdfkit: one column, or a sidebar on either side. */
export async function writePdf(
  sheet: Sheet,
  layout: "one column" | "left sidebar" | "right sidebar",
  addLast: (document: PDFKit.PDFDocument) => void = () => undefined,
): Promise<Buffer> {
  const document = new PDFDocument({ size: "A4", margin: 50 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, "end");
  const isSided = layout !== "one column";
  const sideX = layout === "left sidebar" ? 45 : 405;
  const mainX = layout === "left sidebar" ? 215 : 50;
  const main: Pen = { document, x: mainX, width: isSided ? 335 : 495, y: 50 };
  const side: Pen = isSided ? { document, x: sideX, width: 145, y: 60 } : main;
  const { persona, headings } = sheet;
  text(main, persona.name, { size: 21, bold: true });
  text(main, persona.headline, { size: 11 });
  const contact = [persona.email, persona.phone, persona.town];
  if (isSided) {
    heading(side, headings.contact);
    for (const line of contact) text(side, line, { size: 9 });
    heading(side, headings.skills);
    for (const skill of persona.skills) text(side, `• ${skill}`, { size: 9 });
    heading(side, headings.languages);
    for (const line of sheet.spoken) text(side, line, { size: 9 });
  } else {
    text(main, contact.join("  |  "), { size: 9.5 });
  }
  heading(main, headings.summary);
  text(main, persona.summary, {});
  heading(main, headings.experience);
  for (const role of sheet.roles) entry(main, role);
  heading(main, headings.education);
  for (const study of sheet.education) entry(main, study);
  if (!isSided) {
    heading(main, headings.skills);
    text(main, persona.skills.join(", "), {});
    heading(main, headings.languages);
    for (const line of sheet.spoken) text(main, line, {});
  }
  addLast(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function heading(pen: Pen, words: string): void {
  pen.y += 10;
  text(pen, words.toUpperCase(), { size: 11.5, bold: true });
  pen.y += 2;
}

function entry(pen: Pen, { lines, bullets, rail }: Entry): void {
  const inset = rail === undefined || pen.width < 400 ? 0 : 110;
  if (rail !== undefined && inset === 0) text(pen, rail, { italic: true });
  breakPage(pen, 60);
  const start = pen.y;
  const body: Pen = { ...pen, x: pen.x + inset, width: pen.width - inset };
  for (const line of lines) {
    const top = body.y;
    const font = { bold: line.bold ?? false, italic: line.italic ?? false };
    text(body, line.left, {
      ...font,
      width: line.right === undefined ? body.width : body.width - 125,
    });
    if (line.right !== undefined) {
      pen.document
        .font("Helvetica")
        .fontSize(10)
        .text(line.right, body.x, top, { width: body.width, align: "right", lineBreak: false });
    }
  }
  for (const bullet of bullets) {
    breakPage(body, 30);
    pen.document
      .font("Helvetica")
      .fontSize(10)
      .text("•", body.x + 6, body.y);
    text(body, bullet, { indent: 18 });
  }
  if (rail !== undefined && inset > 0)
    pen.document
      .font("Helvetica")
      .fontSize(10)
      .text(rail, pen.x, start, { width: inset - 8 });
  pen.y = body.y + 6;
}

/** Starts a new page if less than `height` is left. */
function breakPage(pen: Pen, height: number): void {
  if (pen.y + height < 792) return;
  pen.document.addPage();
  pen.y = 50;
}

function text(
  pen: Pen,
  words: string,
  look: { size?: number; bold?: boolean; italic?: boolean; indent?: number; width?: number },
): void {
  const font = look.bold ? "Helvetica-Bold" : look.italic ? "Helvetica-Oblique" : "Helvetica";
  const indent = look.indent ?? 0;
  const width = (look.width ?? pen.width) - indent;
  pen.document.font(font).fontSize(look.size ?? 10);
  const height = pen.document.heightOfString(words, { width });
  breakPage(pen, height);
  pen.document.text(words, pen.x + indent, pen.y, { width });
  pen.y += height + 2;
}
