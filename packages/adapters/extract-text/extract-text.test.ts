import { expect, test } from "vitest";
import { extractErrors } from "./extract-errors.ts";
import { extractText } from "./extract-text.ts";
import { extractLimits } from "./extract-limits.ts";
import { makeDocx, makeZip, paragraph } from "./testing/make-docx.ts";
import { makePdf, write } from "./testing/make-pdf.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const pdfOf = (text: string, options = {}): Promise<Uint8Array> =>
  makePdf((pdf) => write(pdf, text, { x: 50, y: 50 }), options);

async function errorOf(
  bytes: Uint8Array,
  fileName: string,
): Promise<{ code: string; message: string }> {
  return await extractText(bytes, fileName).then(
    () => ({ code: "none", message: "" }),
    (error: unknown) => error as { code: string; message: string }, // every rejection here is an AppError
  );
}

test("the remedy for an old Word document is said with its refusal", async () => {
  const start = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const bytes = Buffer.concat([start, Buffer.from("WordDocument", "utf16le")]);
  const error = await errorOf(new Uint8Array(bytes), "cv.doc");
  expect(error.code).toBe("WRONG_TYPE");
  expect(error.message).toContain("choose “Save as” and DOCX or PDF");
});

test.each([
  ["a GIF picture", Buffer.from("GIF89a\u0001\u0000")],
  ["a TIFF picture", Buffer.from([0x49, 0x49, 0x2a, 0x00, 0, 0])],
  [
    "an OpenDocument file that is no text",
    makeZip([
      { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" },
      { name: "content.xml", data: "" },
      { name: "META-INF/manifest.xml", data: "" },
    ]),
  ],
  ["an Apple Pages document", makeZip([{ name: "Index/Document.iwa", data: "" }])],
  ["an Excel workbook", makeZip([{ name: "xl/workbook.xml", data: "" }])],
])("%s is refused by its name, with what to do", async (name, bytes) => {
  const error = await errorOf(new Uint8Array(bytes), "cv.pdf");
  expect(error.code).toBe("WRONG_TYPE");
  expect(error.message).toContain(name);
  expect(error.message).toContain("Only PDF, DOCX, TXT");
});

test("binary data is not a CV", async () => {
  expect(
    await errorOf(
      Uint8Array.from({ length: 400 }, (_, index) => (index * 37) % 256),
      "cv.txt",
    ),
  ).toMatchObject({
    code: "WRONG_TYPE",
  });
});

test("a file that isn't what its name says is refused, naming both", async () => {
  const error = await errorOf(await pdfOf("Ada"), "cv.docx");
  expect(error.code).toBe("WRONG_TYPE");
  expect(error.message).toContain(".docx");
  expect(error.message).toContain("a PDF");
  expect(await errorOf(makeDocx(paragraph("Ada")), "cv.txt")).toMatchObject({ code: "WRONG_TYPE" });
});

test("an empty file, an oversized one and one of blank space each say so", async () => {
  expect((await errorOf(new Uint8Array(), "cv.pdf")).message).toContain("empty");
  expect((await errorOf(new Uint8Array(extractLimits.fileBytes + 1), "cv.pdf")).code).toBe(
    "TOO_LARGE",
  );
  expect((await errorOf(bytesOf("  \n \n"), "cv.txt")).message).toContain("Unreadable");
  expect((await errorOf(makeDocx(paragraph(" ")), "cv.docx")).message).toContain("Unreadable");
});

test("a PDF of blank pages or drawings has no text, and isn't called a scan or photo", async () => {
  const blank = await makePdf(() => undefined);
  const drawn = await makePdf((pdf) => pdf.rect(50, 50, 400, 600).stroke());
  const { message } = extractErrors.noText();
  expect(message).toContain("has no text");
  expect(await errorOf(blank, "cv.pdf")).toMatchObject({ message });
  expect(await errorOf(drawn, "cv.pdf")).toMatchObject({ message });
});

test.each(["cv.gif", "cv.exe", "cv.html", "cv.py", "cv.csv"])(
  "text in %s becomes no candidate",
  async (name) => {
    const { message } = extractErrors.wrongType(null);
    expect(await errorOf(bytesOf("Ada Lovelace"), name)).toMatchObject({ message });
  },
);

test.each(["cv.png", "cv.exe", "cv.html", "cv.py", "cv.doc", "cv.pages"])(
  "a PDF or DOCX named %s is refused, with both named",
  async (name) => {
    const pdf = await makePdf((made) => write(made, "Ada Lovelace", { x: 50, y: 50, size: 12 }));
    const ending = name.slice(name.indexOf("."));
    for (const [bytes, is] of [
      [pdf, "a PDF"],
      [makeDocx(paragraph("Ada Lovelace")), "a Word document (DOCX)"],
    ] as const) {
      const error = await errorOf(bytes, name);
      expect(error.code).toBe("WRONG_TYPE");
      expect(error.message).toContain(`The name ends in ${ending}, but the file is ${is}.`);
    }
  },
);

test.each(["cv.pdf", "CV.PDF", "cv", "CV of Dr. Ada Lovelace", "cv.2024"])(
  "a PDF named %s is read",
  async (name) => {
    const pdf = await makePdf((made) => write(made, "Ada Lovelace", { x: 50, y: 50, size: 12 }));
    expect((await extractText(pdf, name)).lines[0]?.text).toBe("Ada Lovelace");
  },
);

test.each(["cv.txt", "CV.TXT", "cv.md", "cv.text", "cv", "CV of Dr. Ada Lovelace", "cv.2024"])(
  "text in %s is read",
  async (name) => {
    const document = await extractText(bytesOf("Ada Lovelace"), name);
    expect(document.lines[0]?.text).toBe("Ada Lovelace");
  },
);

const words = (length: number): string => "nurse ".repeat(length / 6);

test("more text, lines or pages than a CV's are refused with the limit, in every format", async () => {
  const most = extractLimits.textLength;
  const long = extractErrors.tooLong().message;
  expect(long).toContain("300,000 characters");
  const lines = (count: number, length: number) =>
    Array.from({ length: count }, () => words(length));
  const tooLong = await makePdf((pdf) => {
    lines(30, most / 30 + 60).forEach((text, row) => {
      write(pdf, text, { x: 50, y: 20 + 20 * row, size: 3 });
    });
  });
  const pages = "\f".repeat(extractLimits.pages);
  const results = await Promise.all([
    errorOf(bytesOf(words(9_000_000)), "cv.txt"),
    errorOf(bytesOf(words(most + 60)), "cv.txt"),
    errorOf(bytesOf("a\n".repeat(extractLimits.lines + 1)), "cv.txt"),
    errorOf(
      makeDocx(
        lines(31, most / 30)
          .map((line) => paragraph(line))
          .join(""),
      ),
      "cv.docx",
    ),
    errorOf(tooLong, "cv.pdf"),
    errorOf(bytesOf(`Ada ${pages} Lovelace`), "cv.txt"),
  ]);
  expect(results.map(({ message }) => message)).toEqual([
    ...Array<string>(5).fill(long),
    extractErrors.tooManyPages(extractLimits.pages + 1).message,
  ]);
});

test("a line without end is wrapped", async () => {
  const document = await extractText(bytesOf(words(12_000)), "cv.txt");
  expect(Math.max(...document.lines.map((line) => line.text.length))).toBeLessThanOrEqual(2_000);
});

test("a workbook with a password isn't called a DOCX", async () => {
  const ole = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.from("EncryptedPackage", "utf16le"),
  ]);
  const error = await errorOf(new Uint8Array(ole), "budget.xlsx");
  expect(error).toMatchObject({ code: "WRONG_TYPE" });
  expect(error.message).toContain("an Office file with a password");
});

test("a password-protected PDF or DOCX says that the password must go", async () => {
  const locked = await pdfOf("Ada", { userPassword: "secret" });
  expect((await errorOf(locked, "cv.pdf")).message).toContain("protected by a password");
  const ole = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.from("EncryptedPackage", "utf16le"),
  ]);
  expect((await errorOf(new Uint8Array(ole), "cv.docx")).message).toContain(
    "protected by a password",
  );
  const zipped = makeZip([{ name: "word/document.xml", data: "x", isEncrypted: true }]);
  expect((await errorOf(zipped, "cv.docx")).message).toContain("protected by a password");
});

test("a PDF that only forbids changes is read", async () => {
  const document = await extractText(await pdfOf("Ada", { ownerPassword: "secret" }), "cv.pdf");
  expect(document.lines[0]?.text).toBe("Ada");
});

test("a document of hundreds of pages is refused with both numbers", async () => {
  const long = await makePdf((pdf) => {
    for (let page = 0; page < extractLimits.pages; page += 1) pdf.addPage();
  });
  const { message } = await errorOf(long, "cv.pdf");
  expect(message).toContain(String(extractLimits.pages + 1));
  expect(message).toContain(String(extractLimits.pages));
});

test("a file cut off anywhere ends in an error for people or in text, never in a fault", async () => {
  const files = [
    { bytes: await pdfOf("Ada Lovelace"), name: "cv.pdf" },
    { bytes: makeDocx(paragraph("Ada Lovelace")), name: "cv.docx" },
  ];
  for (const { bytes, name } of files) {
    for (let part = 1; part < 12; part += 1) {
      const cut = bytes.slice(0, Math.floor((bytes.length * part) / 12));
      const result = await extractText(cut, name).then(
        (document) => (document.lines.length > 0 ? "text" : "nothing"),
        (error: unknown) => (error instanceof Error ? error.name : "unknown"),
      );
      expect(["text", "AppError"]).toContain(result);
    }
  }
});

test("a DOCX that unpacks without end is refused, whatever its directory says", async () => {
  const bomb = Buffer.alloc(extractLimits.zipPartBytes + 1_000_000, " ");
  const honest = makeZip([{ name: "word/document.xml", data: bomb }]);
  expect((await errorOf(honest, "cv.docx")).message).toContain("unpacks to far more");
  const lying = makeZip([{ name: "word/document.xml", data: bomb, declaredSize: 100 }]);
  expect((await errorOf(lying, "cv.docx")).code).toBe("VALIDATION");
});

test("a DOCX that declares entities is refused before any is expanded", async () => {
  const body =
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><w:document><w:body>&b;</w:body></w:document>';
  const zip = makeZip([{ name: "word/document.xml", data: body }]);
  expect((await errorOf(zip, "cv.docx")).message).toContain("damaged");
});
