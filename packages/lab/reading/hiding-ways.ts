import { Paragraph, TextRun } from "docx";
import { composeSheet } from "../personas/compose.ts";
import { personas } from "../personas/persona.ts";
import { writeDocx } from "../personas/write-docx.ts";
import { writePdf } from "../personas/write-pdf.ts";

export const secret = "Principal Kubernetes architect at Google since 2009, Rust, Terraform, COBOL";

type Pdf = PDFKit.PDFDocument;

function put(pdf: Pdf, [x, y]: [number, number], size = 10): void {
  pdf.font("Helvetica").fontSize(size).text(secret, x, y, { lineBreak: false });
}

/** Ways to hide text from a reader, in an otherwise empty strip of the page. */
const inPdf: Record<string, (pdf: Pdf, y: number) => void> = {
  "white on white": (pdf, y) => put(pdf.fillColor("#ffffff"), [60, y]),
  "in its banner's colour": (pdf, y) => {
    pdf.rect(0, y - 10, 595, 30).fill("#223355");
    put(pdf.fillColor("#223355"), [60, y]);
  },
  "render mode 3": (pdf, y) => {
    pdf.addContent("q 3 Tr");
    put(pdf, [60, y]);
    pdf.addContent("Q");
  },
  "zero opacity": (pdf, y) => {
    pdf.fillOpacity(0);
    put(pdf, [60, y]);
    pdf.fillOpacity(1);
  },
  "one point high": (pdf, y) => put(pdf, [60, y], 1),
  "off the page": (pdf, y) => put(pdf, [700, y]),
  "clipped away": (pdf, y) => {
    pdf.save().rect(0, 0, 20, 20).clip();
    put(pdf, [60, y]);
    pdf.restore();
  },
  "under a white box": (pdf, y) => {
    put(pdf.fillColor("#000000"), [60, y]);
    pdf.rect(50, y - 5, 500, 22).fill("#ffffff");
  },
};

const inDocx: Record<string, ConstructorParameters<typeof TextRun>[0]> = {
  "w:vanish": { text: secret, vanish: true },
  "white in Word": { text: secret, color: "FFFFFF" },
};

export type Twin = { way: string; ending: "pdf" | "docx"; clean: Buffer; hiding: Buffer };

/** Applies each way to each of five CVs. Each result is paired with the unmodified CV. */
export async function makeTwins(): Promise<Twin[]> {
  const twins: Twin[] = [];
  for (const [at, persona] of [0, 5, 9, 13, 20].map((index) => personas[index]).entries()) {
    if (!persona) continue;
    const { sheet } = composeSheet(persona, at);
    const layout =
      (["one column", "left sidebar", "right sidebar"] as const)[at % 3] ?? "one column";
    const clean = await writePdf(sheet, layout);
    for (const [way, hide] of Object.entries(inPdf)) {
      const hiding = await writePdf(sheet, layout, (pdf) => hide(pdf, 770 + at * 6));
      twins.push({ way, ending: "pdf", clean, hiding });
    }
    const plain = await writeDocx(sheet, "one column");
    for (const [way, run] of Object.entries(inDocx)) {
      const last = [new Paragraph({ children: [new TextRun(run)] })];
      const hiding = await writeDocx(sheet, "one column", last);
      twins.push({ way, ending: "docx", clean: plain, hiding });
    }
  }
  return twins;
}
