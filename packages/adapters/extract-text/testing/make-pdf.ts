import PDFDocument from "pdfkit";

export type Pdf = InstanceType<typeof PDFDocument>;

/** Creates a PDF drawn by `draw`, in points from the top left of an A4 page without margins. */
export async function makePdf(
  draw: (pdf: Pdf) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "A4", margin: 0, ...options });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on("end", () => resolve()));
  draw(pdf);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Writes one line with its top at `y`. */
export function write(
  pdf: Pdf,
  text: string,
  at: { x: number; y: number; size?: number; bold?: boolean },
): void {
  pdf.font(at.bold === true ? "Helvetica-Bold" : "Helvetica").fontSize(at.size ?? 10);
  pdf.text(text, at.x, at.y, { lineBreak: false });
}
