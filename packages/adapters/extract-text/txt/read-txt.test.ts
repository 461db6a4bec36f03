import { expect, test } from "vitest";
import { extractText } from "../extract-text.ts";

const text = "José Müller\nKöln – naïve café";
const utf16 = (value: string): Buffer => Buffer.from(value, "utf16le");

test.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`)],
  ["UTF-16", utf16(`\ufeff${text}`)],
  ["UTF-16, big end first", Buffer.from(utf16(`\ufeff${text}`)).swap16()],
  ["UTF-16 without a mark", utf16(text)],
  ["UTF-16, big end first, without a mark", Buffer.from(utf16(text)).swap16()],
  ["Windows-1252", Buffer.from(text.replace("–", "\u0096"), "latin1")],
  ["UTF-8 that was once misread", Buffer.from("JosÃ© MÃ¼ller\nKÃ¶ln â€“ naÃ¯ve cafÃ©")],
])("names with accents survive %s", async (_, bytes) => {
  const document = await extractText(new Uint8Array(bytes), "cv.txt");
  expect(document.lines.map((line) => line.text).join("\n")).toBe(text);
});

test("accents that are meant are never taken for misread ones", async () => {
  const real = "Ânia São Paulo, Åland, Â© 2020";
  const document = await extractText(new TextEncoder().encode(real), "cv.txt");
  expect(document.lines[0]?.text).toContain("Ânia São Paulo, Åland");
});

test("bullets, tabs, drawn lines and empty lines keep their meaning", async () => {
  const source =
    "EXPERIENCE\n==========\nNurse        2019 - 2021\n- Led a ward\n* Taught\n\nEDUCATION";
  const { lines } = await extractText(new TextEncoder().encode(source), "cv.txt");
  expect(lines.map((line) => [line.bullet, line.text])).toEqual([
    [false, "EXPERIENCE"],
    [false, "Nurse\t2019 - 2021"],
    [true, "Led a ward"],
    [true, "Taught"],
    [false, "EDUCATION"],
  ]);
  expect(lines[4]?.block).toBeGreaterThan(lines[3]?.block ?? 0);
});
