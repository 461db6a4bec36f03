import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { extractText } from "../../extract-text.ts";
import { extractLimits } from "../../extract-limits.ts";
import { makePdf, write } from "../../testing/make-pdf.ts";
import { makeRawPage, stream } from "../../testing/make-raw-pdf.ts";

const read = (bytes: Uint8Array) => extractText(bytes, "cv.pdf", { ocr: false });
const linesOf = async (bytes: Uint8Array) => (await read(bytes)).lines.map(({ text }) => text);
const line = (text: string, y: number): string =>
  `BT /F1 11 Tf 60 ${String(y)} Td (${text}) Tj ET\n`;
const cv = line("Ada Lovelace", 780) + line("Analyst at Babbage Engines since 2019", 760);

test("what a file claims that its letters mean never replaces the letters that are seen", async () => {
  const cloaked = `/Span << /ActualText (Kubernetes architect at Google) >> BDC ${line("Ward nurse", 740)} EMC`;
  const bytes = makeRawPage(stream("", cv + cloaked));
  expect(await linesOf(bytes)).toContain("Ward nurse");
  expect(JSON.stringify(await read(bytes))).not.toContain("Kubernetes");
});

test("the text of a layer that is switched off is no part of the CV", async () => {
  const layered = (state: string): Uint8Array =>
    makeRawPage(stream("", `${cv}/OC /L1 BDC ${line("Terraform and Kubernetes", 740)} EMC`), {
      catalog: `/OCProperties << /OCGs [6 0 R] /D << /BaseState /ON /${state} [6 0 R] >> >>`,
      resources: "/Properties << /L1 6 0 R >>",
      objects: ["<< /Type /OCG /Name (Layer) >>"],
    });
  const off = await read(layered("OFF"));
  expect(off.lines.map(({ text }) => text).join(" ")).not.toContain("Terraform");
  expect(off.hidden).toMatchObject([{ text: "Terraform and Kubernetes" }]);
  const on = await read(layered("ON"));
  expect(on.lines.map(({ text }) => text)).toContain("Terraform and Kubernetes");
  expect(on.hidden).toEqual([]);
});

test("what somebody typed into a form's fields is read", async () => {
  const bytes = makeRawPage(stream("", cv), {
    page: "/Annots [6 0 R]",
    objects: [
      "<< /Type /Annot /Subtype /FreeText /Rect [60 600 400 630] /F 4 /AP << /N 7 0 R >> >>",
      stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 340 30] /Resources << /Font << /F1 5 0 R >> >>",
        "BT /F1 11 Tf 2 10 Td (Licensed electrician since 2014) Tj ET",
      ),
    ],
  });
  expect(await linesOf(bytes)).toContain("Licensed electrician since 2014");
});

test.each([90, 180, 270])(
  "a page that is shown turned by %i degrees reads like an upright one",
  async (angle) => {
    const upright = await linesOf(makeRawPage(stream("", cv)));
    const placed =
      { 90: "0 1 -1 0 595 0", 180: "-1 0 0 -1 595 842", 270: "0 -1 1 0 0 842" }[angle] ?? "";
    const scaled = angle === 180 ? cv : cv.replaceAll("780", "560").replaceAll("760", "540");
    const content = `q ${placed} cm ${scaled} Q`;
    const bytes = makeRawPage(stream("", content), { page: `/Rotate ${String(angle)}` });
    expect(await linesOf(bytes)).toEqual(upright);
  },
);

test("black letters painted over white ones are seen, as an outline around them is", async () => {
  const bytes = await makePdf((pdf) => {
    write(pdf, "Analyst at Babbage Engines since 2019", { x: 50, y: 90 });
    pdf.fillColor("#ffffff");
    write(pdf, "Ada Lovelace", { x: 50, y: 50, size: 20 });
    pdf.fillColor("#000000");
    write(pdf, "Ada Lovelace", { x: 50, y: 50, size: 20 });
  });
  const document = await read(bytes);
  expect(document.lines[0]?.text).toBe("Ada Lovelace");
  expect(document.hidden).toEqual([]);
});

const tooMuch = Buffer.alloc(extractLimits.pdfMemoryBytes * 2, " ");

test.each([
  ["packed once", "/FlateDecode", () => deflateSync(tooMuch)],
  ["packed twice", "[/FlateDecode /FlateDecode]", () => deflateSync(deflateSync(tooMuch))],
])(
  "a page that unpacks without end, %s, is refused, and the next CV is read",
  async (_, filter, pack) => {
    const bomb = makeRawPage(stream(`/Filter ${filter}`, pack()));
    await expect(read(bomb)).rejects.toThrow("unpacks to far more data");
    expect(await linesOf(makeRawPage(stream("", cv)))).toContain("Ada Lovelace");
  },
);
