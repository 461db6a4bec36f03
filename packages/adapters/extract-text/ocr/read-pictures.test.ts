import { expect, test } from "vitest";
import { extractText } from "../extract-text.ts";
import { makePdf, write } from "../testing/make-pdf.ts";
import { makePng } from "../testing/make-png.ts";
import { NeedsOcr } from "./read-pictures.ts";

/** Blotches, like those in a photo of a landscape. */
const photo = makePng(60, 85, (x, y) => [(x * 4) % 256, (y * 3) % 256, (x * y) % 256]);

test("a photo ends as unreadable after OCR really ran, never as a person", async () => {
  const pdf = await makePdf((page) => page.image(photo, 0, 0, { width: 595, height: 842 }));
  const error: unknown = await extractText(pdf, "cv.pdf").catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "AppError", code: "VALIDATION" });
  expect((error as Error).message).toContain("Unreadable");
});

test("a scan is told as one before any letter is looked for, so that it can wait in a lane of its own", async () => {
  const pdf = await makePdf((page) => page.image(photo, 0, 0, { width: 595, height: 842 }));
  await expect(extractText(pdf, "cv.pdf", { ocr: false })).rejects.toThrow(NeedsOcr);
});

test("a scan of more pages than OCR takes on is refused at once", async () => {
  const pdf = await makePdf((page) => {
    for (let number = 0; number < 7; number += 1) {
      if (number > 0) page.addPage();
      page.image(photo, 0, 0, { width: 595, height: 842 });
    }
  });
  await expect(extractText(pdf, "cv.pdf")).rejects.toThrow("a scan of 7 pages");
});

test("a picture page behind a CV of text doesn't cost the CV", async () => {
  const pdf = await makePdf((page) => {
    for (let row = 0; row < 12; row += 1)
      write(page, "Led a ward of twenty beds at City Hospital", { x: 50, y: 50 + row * 20 });
    for (let number = 0; number < 7; number += 1) {
      page.addPage();
      page.image(photo, 0, 0, { width: 595, height: 842 });
    }
  });
  const document = await extractText(pdf, "cv.pdf");
  expect(document.lines).toHaveLength(12);
  expect(document.ocr).toBeNull();
});
