import { expect, test } from "vitest";
import { readFileName } from "./save-file.ts";

test("a downloaded CV keeps the name under which it was uploaded", () => {
  expect(readFileName('attachment; filename="Amara Okafor.pdf"')).toBe("Amara Okafor.pdf");
  expect(readFileName("attachment; filename=cv.docx; size=3")).toBe("cv.docx");
  expect(readFileName(`attachment; filename="cv.pdf"; filename*=UTF-8''Jos%C3%A9%20CV.pdf`)).toBe(
    "José CV.pdf",
  );
  expect(readFileName('attachment; filename="say \\"hi\\".txt"')).toBe('say "hi".txt');
  expect(readFileName("attachment; filename*=UTF-8''%E0%A4; filename=cv.pdf")).toBe("cv.pdf");
});

test("without a name the caller's default is used", () => {
  expect([null, "attachment", 'attachment; filename=""'].map(readFileName)).toEqual([
    null,
    null,
    null,
  ]);
});
