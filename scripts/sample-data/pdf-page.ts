import PDFDocument from "pdfkit";

export type Pdf = InstanceType<typeof PDFDocument>;

/** The regular and the bold face of one of the fonts that every PDF reader brings. */
export type Face = { regular: string; bold: string };

export const helvetica: Face = { regular: "Helvetica", bold: "Helvetica-Bold" };
export const times: Face = { regular: "Times-Roman", bold: "Times-Bold" };

export const page = { width: 595.28, height: 841.89 };

/** The same bytes on every run and every machine: a fixed date, and nothing compressed. */
export function writePdf(title: string, draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 54,
    compress: false,
    info: { Title: title, CreationDate: new Date("2026-11-02T09:00:00Z") },
  });
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    draw(pdf);
    pdf.end();
  });
}

export type Column = { x: number; width: number };

/** A line of text whose height moves the pen down; `gap` points follow it. */
export function put(
  pdf: Pdf,
  text: string,
  style: Column & { font: string; size: number; colour: string; gap: number; align?: "center" },
): void {
  pdf
    .font(style.font)
    .fontSize(style.size)
    .fillColor(style.colour)
    .text(text, style.x, pdf.y, { width: style.width, align: style.align ?? "left", lineGap: 1.5 });
  pdf.y += style.gap;
}

/** A point with a bullet before it. */
export function putPoint(
  pdf: Pdf,
  text: string,
  style: Column & { font: string; size: number; colour: string },
): void {
  const top = pdf.y;
  pdf.font(style.font).fontSize(style.size).fillColor(style.colour).text("•", style.x, top);
  pdf.y = top;
  put(pdf, text, { ...style, x: style.x + 11, width: style.width - 11, gap: 1.5 });
}
