import PDFDocument from "pdfkit";

export type Pdf = InstanceType<typeof PDFDocument>;

/** The regular and bold face of one of the fonts built into every PDF reader. */
export type Face = { regular: string; bold: string };

export const helvetica: Face = { regular: "Helvetica", bold: "Helvetica-Bold" };
export const times: Face = { regular: "Times-Roman", bold: "Times-Bold" };

export const page = { width: 595.28, height: 841.89 };

/** Writes a PDF with the same bytes on every run and machine: a fixed date and no compression. */
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

/** Writes a line of text and moves the pen down by its height plus `gap` points. */
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

/** Writes a bullet point. */
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
