import { expect, test } from "vitest";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { extractText } from "../extract-text.ts";
import { makeRawPage, stream } from "../testing/make-raw-pdf.ts";

const today = "2026-11-26";
const sound = Buffer.from(
  makeRawPage(
    stream("", "BT /F1 12 Tf 60 780 Td (Noor Haddad) Tj 0 -20 Td (Engineer since 2019) Tj ET"),
  ),
).toString("latin1");
/** A Buffer, as in the extraction process. */
const bytesOf = (pdf: string) => Buffer.from(pdf, "latin1");
const read = (pdf: string) => extractText(bytesOf(pdf), "cv.pdf", { ocr: false });

test.each([
  ["whose page says that it is something else", sound.replace("/Type /Page ", "/Type /Foo ")],
  [
    "whose catalog is in its trailer",
    sound.replace("/Root 1 0 R", "/Root << /Type /Catalog /Pages 2 0 R >>"),
  ],
])("a PDF %s is read, and its reader hears that nothing was checked", async (_, pdf) => {
  const document = await read(pdf);
  expect(document.lines.map(({ text }) => text)).toEqual(["Noor Haddad", "Engineer since 2019"]);
  const { warnings } = parseResume(document, { today });
  expect(warnings.map(({ code }) => code)).toContain("visibility-unchecked");
});

test("a sound PDF carries no such warning", async () => {
  const { warnings } = parseResume(await read(sound), { today });
  expect(warnings.map(({ code }) => code)).not.toContain("visibility-unchecked");
});

test("a PDF that neither reader can read is refused with what to do", async () => {
  await expect(read(sound.replace("/Root 1 0 R", "/Root 9 0 R"))).rejects.toThrow(
    "This PDF is damaged or incomplete and can't be read. Please export it again",
  );
});
