import { expect, test } from "vitest";
import { extractErrors } from "../extract-errors.ts";
import { extractLimits } from "../extract-limits.ts";
import { extractText } from "../extract-text.ts";
import { makeZip } from "../testing/make-docx.ts";
import { makeOdt } from "../testing/make-odt.ts";

const read = (...args: Parameters<typeof makeOdt>) => extractText(makeOdt(...args), "cv.odt");
const failureOf = (bytes: Uint8Array, name = "cv.odt"): Promise<unknown> =>
  extractText(bytes, name).then(
    () => null,
    (error: unknown) => error,
  );
const p = (text: string, style = ""): string =>
  `<text:p text:style-name="${style}">${text}</text:p>`;
const textStyle = (name: string, properties: string): string =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;

test("a CV is read in its paragraphs, with headings, bold text, lists, tabs and spaces", async () => {
  const document = await read(
    '<text:h text:outline-level="1">Experience</text:h>' +
      p(
        '<text:span text:style-name="T1">Engineer</text:span>, Example<text:s text:c="2"/>Ltd<text:tab/>2019\n  – 2021',
      ) +
      `<text:list><text:list-item>${p("Led a team")}${p("of five")}</text:list-item><text:list-item>${p("Shipped<text:line-break/>twice")}</text:list-item></text:list>` +
      p("Ada", "P1"),
    {
      styles:
        textStyle("T1", 'fo:font-weight="bold"') +
        '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>',
      sheet:
        '<office:styles><style:style style:name="Title" style:family="paragraph"><style:text-properties fo:font-size="24pt"/></style:style></office:styles>',
      meta: "<meta:creation-date>2020-01-02T03:04:05</meta:creation-date><dc:date>2024-05-06T07:08:09</dc:date>",
    },
  );
  expect(document.source).toBe("odt");
  expect(document.lines.map(({ text }) => text)).toEqual([
    ...["Experience", "Engineer, Example Ltd\t2019 – 2021", "Led a team", "of five", "Shipped"],
    ...["twice", "Ada"],
  ]);
  expect(document.lines.map(({ bullet }) => bullet)).toEqual([
    ...[false, false, true, false, true, false, false],
  ]);
  expect(document.lines.map(({ heading }) => heading)).toEqual([
    ...[true, false, false, false, false, false, true],
  ]);
  expect(document.lines[1]?.runs[0]).toMatchObject({ text: "Engineer", bold: true, fontSize: 12 });
  expect(document.lines[6]?.fontSize).toBe(24);
});

test("tables, frames, headers and footers come in reading order", async () => {
  const cell = (text: string): string => `<table:table-cell>${p(text)}</table:table-cell>`;
  const document = await read(
    `<table:table><table:table-row>${cell("2019")}${cell("Engineer")}</table:table-row></table:table>` +
      p(`Beside<draw:frame><draw:text-box>${p("Contact box")}</draw:text-box></draw:frame>`) +
      `<text:section>${p("In a section")}</text:section>`,
    {
      sheet: `<office:master-styles><style:master-page><style:header>${p("Ada")}</style:header><style:footer>${p("Page")}</style:footer></style:master-page><style:master-page><style:header>${p("Ada")}</style:header></style:master-page></office:master-styles>`,
    },
  );
  expect(document.lines.map(({ text, region }) => [region, text])).toEqual([
    ["header", "Ada"],
    ["body", "2019\tEngineer"],
    ["body", "Beside"],
    ["body", "Contact box"],
    ["body", "In a section"],
    ["footer", "Page"],
  ]);
});

test("links are kept; comments, notes and deleted text are no text; pages are counted", async () => {
  const document = await read(
    `<text:tracked-changes><text:changed-region>${p("deleted")}</text:changed-region></text:tracked-changes>` +
      p(
        'See <text:a xlink:href="https://example.com/ada">my page</text:a><office:annotation>no</office:annotation><text:note><text:note-body>no</text:note-body></text:note>',
      ) +
      p("<text:soft-page-break/>Second page"),
  );
  expect(document.lines.map(({ text, page }) => [page, text])).toEqual([
    [1, "See my page"],
    [2, "Second page"],
  ]);
  expect(document.pageCount).toBe(2);
  expect(document.links).toEqual([{ url: "https://example.com/ada", text: "my page", page: 1 }]);
});

test("text that no reader sees is hidden text, whichever way it is hidden", async () => {
  const document = await read(
    p("Ada") +
      p('<text:span text:style-name="H">kubernetes expert</text:span>') +
      p('<text:span text:style-name="W">white on white</text:span>') +
      p('<text:span text:style-name="T">tiny</text:span>') +
      p('<text:hidden-text text:string-value="as a field"/>') +
      `<text:section text:display="none">${p("a hidden section")}</text:section>`,
    {
      styles:
        textStyle("H", 'text:display="none"') +
        textStyle("W", 'fo:color="#ffffff"') +
        textStyle("T", 'fo:font-size="1pt"'),
    },
  );
  expect(document.lines.map(({ text }) => text)).toEqual(["Ada"]);
  expect(document.hidden.map(({ how, text }) => [how, text])).toEqual([
    ["invisible", "kubernetes expert"],
    ["background-coloured", "white on white"],
    ["tiny", "tiny"],
    ["invisible", "as a fielda hidden section"],
  ]);
});

test("white text on a coloured cell or page is seen", async () => {
  const styles = textStyle("W", 'fo:color="#ffffff"');
  const white = p('<text:span text:style-name="W">Skills</text:span>');
  const shaded = await read(
    `<table:table><table:table-row><table:table-cell table:style-name="C">${white}</table:table-cell></table:table-row></table:table>`,
    {
      styles: `${styles}<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:background-color="#103050"/></style:style>`,
    },
  );
  expect(shaded.lines.map(({ text }) => text)).toEqual(["Skills"]);
  const dark = await read(white, {
    styles,
    sheet:
      '<office:automatic-styles><style:page-layout><style:page-layout-properties fo:background-color="#103050"/></style:page-layout></office:automatic-styles>',
  });
  expect(dark.lines.map(({ text }) => text)).toEqual(["Skills"]);
});

test("a password, a cut-off file and one without text are refused in words", async () => {
  const locked = makeOdt("", { manifest: "<manifest><encryption-data/></manifest>" });
  expect(await failureOf(locked)).toMatchObject({
    message: extractErrors.encrypted("ODT").message,
  });
  const whole = makeOdt(p("Ada"));
  const damaged = { message: extractErrors.damaged("ODT").message };
  expect(await failureOf(whole.subarray(0, whole.length - 30))).toMatchObject(damaged);
  const noContent = makeZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.text" },
    { name: "content.xml", data: "<office" },
  ]);
  expect(await failureOf(noContent)).toMatchObject(damaged);
  expect(await failureOf(makeOdt(p(" ")))).toMatchObject({
    message: extractErrors.noText().message,
  });
  expect(await failureOf(whole, "cv.docx")).toMatchObject({
    message: expect.stringContaining("but the file is an OpenDocument text (ODT)") as string,
  });
});

test("bombs are refused or bounded: parts, nesting, spaces, lines and entities", async () => {
  const part = (data: string) =>
    makeZip([
      { name: "mimetype", data: "application/vnd.oasis.opendocument.text" },
      { name: "content.xml", data },
    ]);
  expect(await failureOf(part(" ".repeat(extractLimits.zipPartBytes + 1)))).toMatchObject({
    message: extractErrors.tooMuch("ODT").message,
  });
  const entities = '<!DOCTYPE a [<!ENTITY b "bbbb">]><office:document-content/>';
  expect(await failureOf(part(entities))).toMatchObject({ code: "VALIDATION" });
  const nested = `${"<text:section>".repeat(10_000)}${p("Ada")}${"</text:section>".repeat(10_000)}`;
  expect(await failureOf(makeOdt(nested))).toMatchObject({ code: "VALIDATION" });
  const spaces = p('Ada<text:s text:c="999999999"/>Lovelace');
  expect((await read(spaces)).lines[0]?.text).toBe("Ada\tLovelace");
  expect(await failureOf(makeOdt(p("a").repeat(extractLimits.lines + 1)))).toMatchObject({
    message: extractErrors.tooLong().message,
  });
});
