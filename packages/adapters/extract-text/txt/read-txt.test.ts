import { expect, test } from "vitest";
import { readTxt } from "./read-txt.ts";
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

const utf32 = (value: string, isLittle: boolean): Uint8Array => {
  const codes = Array.from(value, (character) => character.codePointAt(0) ?? 0);
  const view = new DataView(new ArrayBuffer(4 * codes.length));
  codes.forEach((code, at) => view.setUint32(4 * at, code, isLittle));
  return new Uint8Array(view.buffer);
};

test.each([true, false])("UTF-32 is read, little end first: %s", async (isLittle) => {
  for (const bytes of [utf32(text, isLittle), utf32(`\ufeff${text}`, isLittle)]) {
    const document = await extractText(bytes, "cv.txt");
    expect(document.lines.map((line) => line.text).join("\n")).toBe(text);
  }
});

const russian =
  "Иван Петров\nМосква\nИнженер-программист, 2018 - настоящее время\nРазработка баз данных";
const windows1251 = Uint8Array.from(russian, (letter) => {
  const code = letter.charCodeAt(0);
  return code < 128 ? code : code - 0x410 + 0xc0;
});
const japanese =
  "山田太郎\n東京都新宿区\n株式会社日本システム\nソフトウェアエンジニア 2018年 - 現在\nデータベース設計の経験";
const shiftJis = Buffer.from(
  "8e52936391be98590a938c8b9e937390568f688be60a8a948eae89ef8ed093fa967b83568358" +
    "836583800a835c83748367834583468341834783938357836a83412032303138944e202d208c" +
    "bb8ddd0a8366815b835e8378815b835890dd8c7682cc8c6f8cb1",
  "hex",
);

test("a Russian text in Windows-1251 is read", async () => {
  const document = await extractText(windows1251, "cv.txt");
  expect(document.lines.map((line) => line.text).join("\n")).toBe(russian);
});

test("a Japanese text in Shift-JIS is read", async () => {
  const document = await extractText(shiftJis, "cv.txt");
  expect(document.lines.map((line) => line.text).join("\n")).toBe(japanese);
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

test("the signs of Markdown say how a line is set, and stand in no name or title", () => {
  const { lines } = readTxt(
    "# Ann Quill\n**a.quill@example.com**\n\n## Experience\n### Payroll Officer — Marram Care\n*Jan 2020 – Present*\n- Ran **payroll** in `Sage`\n",
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "Ann Quill",
    "a.quill@example.com",
    "Experience",
    "Payroll Officer — Marram Care",
    "Jan 2020 – Present",
    "Ran payroll in Sage",
  ]);
  expect(lines.map(({ heading }) => heading)).toEqual([true, false, true, false, false, false]);
  expect(readTxt("Notes\n# of seats: 12 ** approx.").lines[1]?.text).toBe(
    "# of seats: 12 ** approx.",
  );
});
