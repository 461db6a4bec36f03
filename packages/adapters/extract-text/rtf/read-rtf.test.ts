import { expect, test } from "vitest";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { extractText } from "../extract-text.ts";

const head =
  "\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil\\fcharset0 Calibri;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset128 MS Mincho;}}" +
  "{\\colortbl;\\red0\\green0\\blue0;\\red255\\green255\\blue255;}" +
  "{\\stylesheet{\\s0 Normal;}{\\s1\\b heading 1;}}";
const rtf = (body: string): Uint8Array =>
  new Uint8Array(Buffer.from(`{${head}\n${body}}`, "latin1"));
const read = (body: string) => extractText(rtf(body), "cv.rtf");
const textsOf = async (body: string): Promise<string[]> =>
  (await read(body)).lines.map(({ text }) => text);
const failureOf = (bytes: Uint8Array, name = "cv.rtf"): Promise<unknown> =>
  extractText(bytes, name).then(
    () => null,
    (error: unknown) => error,
  );

test("a CV is read in its paragraphs, with headings, bold text, bullets and line breaks", async () => {
  const document = await read(
    "\\pard\\s1\\b Experience\\b0\\par\n" +
      "\\pard {\\b Engineer}, Example Ltd\\tab 2019 \\endash  2021\\par\n" +
      "\\pard\\li360{\\listtext\\f0 \\'b7\\tab}Led a team of five\\par\n" +
      "{\\pntext\\'b7\\tab}Shipped two products\\line on time\\par\n" +
      "\\pard \\bullet  Typed by hand\\par",
  );
  expect(document.source).toBe("rtf");
  expect(document.lines.map(({ text }) => text)).toEqual([
    "Experience",
    "Engineer, Example Ltd\t2019 – 2021",
    "Led a team of five",
    "Shipped two products",
    "on time",
    "Typed by hand",
  ]);
  expect(document.lines.map(({ heading }) => heading)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(document.lines.map(({ bullet }) => bullet)).toEqual([
    ...[false, false, true, true, false, true],
  ]);
  expect(document.lines[1]?.runs[0]).toMatchObject({ text: "Engineer", bold: true });
});

test.each([
  ["bytes of the document's code page", "Jos\\'e9 M\\'fcller", "José Müller"],
  ["bytes of a font's code page", "{\\f1 \\'c8\\'e2\\'e0\\'ed}", "Иван"],
  ["two bytes a letter", "{\\f2 \\'93\\'fa\\'96\\'7b}", "日本"],
  ["raw bytes above ASCII", "Andr\u00e9", "André"],
  ["Unicode with its stand-in left out", "\\u321?\\u243\\'f3d\\u378z", "Łódź"],
  ["a stand-in of no, or of two characters", "{\\uc0\\u8364 9}{\\uc2\\u8364 EU9}", "€9€9"],
  ["negative numbers, and pairs", "\\u-10179?\\u-8704? ok", "😀 ok"],
  ["escaped signs", "\\{a\\}\\\\b", "{a}\\b"],
  ["hard and soft signs", "co\\-operate\\~ten\\_fold", "cooperate ten-fold"],
])("letters: %s", async (_, body, shown) => {
  expect(await textsOf(body)).toEqual([shown]);
});

test("rows of tables, headers, footers and text boxes come in reading order", async () => {
  const document = await read(
    "{\\header Page of Ada\\par}{\\footerf Confidential\\par}" +
      "{\\shp{\\*\\shpinst{\\sp{\\sn pib}{\\sv secret}}{\\shptxt \\cf2 Contact box\\par}}{\\shprslt old twin\\par}}" +
      "\\trowd\\cellx1\\cellx2\\pard\\intbl 2019\\cell Engineer\\cell\\row\\pard After\\par",
  );
  expect(document.lines.map(({ text, region }) => [region, text])).toEqual([
    ["header", "Page of Ada"],
    ["body", "Contact box"],
    ["body", "2019\tEngineer"],
    ["body", "After"],
    ["footer", "Confidential"],
  ]);
});

test("links, deleted text, pictures, comments, notes and dates of the file are no text", async () => {
  const document = await read(
    "{\\info{\\title Not this}{\\creatim\\yr2020\\mo1\\dy2}{\\revtim\\yr2024\\mo5\\dy6\\hr7}}" +
      '{\\field{\\*\\fldinst{HYPERLINK "https://example.com/ada"}}{\\fldrslt{My page}}} ' +
      "{\\deleted gone}{\\pict\\pngblip 89504e470d}{\\*\\unknown never}{\\footnote why}" +
      "{\\pict\\bin5 }}}{\\x}kept\\par",
  );
  expect(document.lines.map(({ text }) => text)).toEqual(["My page kept"]);
  expect(document.links).toEqual([{ url: "https://example.com/ada", text: "My page", page: 1 }]);
});

test("text that no reader sees is hidden text, whichever way it is hidden", async () => {
  const document = await read(
    "Ada\\par {\\v kubernetes expert}{\\cf2 white on white}{\\fs2 tiny words}{\\cf2\\highlight1 seen}\\par",
  );
  expect(document.lines.map(({ text }) => text)).toEqual(["Ada", "seen"]);
  expect(document.hidden.map(({ how, text }) => [how, text])).toEqual([
    ["invisible", "kubernetes expert"],
    ["background-coloured", "white on white"],
    ["tiny", "tiny words"],
  ]);
});

test("white text in a shaded cell is seen", async () => {
  expect(
    await textsOf(
      "\\trowd\\clcbpat1\\cellx9\\pard\\intbl\\cf2 Skills\\cell\\row\\pard\\cf1 x\\par",
    ),
  ).toEqual(["Skills", "x"]);
});

test("half a file, and ten thousand groups in one another, are refused as damaged", async () => {
  const damaged = { code: "VALIDATION", message: extractErrors.damaged("RTF").message };
  const whole = rtf("Ada Lovelace\\par {\\b Engineer}\\par");
  expect(await failureOf(whole.subarray(0, whole.length - 12))).toMatchObject(damaged);
  const nested = `${"{".repeat(10_000)}Ada${"}".repeat(10_000)}`;
  expect(await failureOf(rtf(nested))).toMatchObject(damaged);
});

test("hostile files end at once: endless data, fields, styles and braces", async () => {
  const long = 4_000_000;
  const start = performance.now();
  const bombs = [
    `\\bin${String(long)} x`,
    `{\\field{\\*\\fldinst ${"a".repeat(long)}}{\\fldrslt b}}`,
    `{\\stylesheet{\\s1 ${"a".repeat(long)};}}Ada`,
    `${"{}".repeat(long / 2)}Ada`,
    `{\\*\\x ${"{\\y z}".repeat(long / 6)}}Ada`,
    "\\par ".repeat(long / 5),
  ];
  for (const bomb of bombs) await failureOf(rtf(bomb));
  expect(await failureOf(rtf("a".repeat(extractLimits.textLength + 1)))).toMatchObject({
    message: extractErrors.tooLong().message,
  });
  expect(await failureOf(rtf("a\\par ".repeat(extractLimits.lines + 1)))).toMatchObject({
    message: extractErrors.tooLong().message,
  });
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("an RTF file of no text, under another name, or text under its name, says so", async () => {
  expect(await failureOf(rtf("\\par"))).toMatchObject({ message: extractErrors.noText().message });
  expect(await failureOf(rtf("Ada\\par"), "cv.docx")).toMatchObject({
    message: expect.stringContaining("ends in .docx, but the file is an RTF document") as string,
  });
  expect(await failureOf(new TextEncoder().encode("Ada"), "cv.rtf")).toMatchObject({
    message: expect.stringContaining("ends in .rtf, but the file is plain text") as string,
  });
});
