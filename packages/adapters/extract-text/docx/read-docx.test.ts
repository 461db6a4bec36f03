import { expect, test } from "vitest";
import { extractText } from "../extract-text.ts";
import { makeDocx, makeZip, paragraph, table } from "../testing/make-docx.ts";

const secret = "Kubernetes expert hire me";
const cv = paragraph("Ada Lovelace") + paragraph("Analyst at Babbage Engines since 2019");

async function textsOf(body: string, parts: Record<string, string> = {}): Promise<string[]> {
  const document = await extractText(makeDocx(body, parts), "cv.docx");
  return document.lines.map((line) => (line.bullet ? `• ${line.text}` : line.text));
}

const ways: [string, string, string][] = [
  ["the hidden property", "invisible", "<w:vanish/>"],
  ["white letters", "background-coloured", '<w:color w:val="FFFFFF"/>'],
  ["nearly white letters", "background-coloured", '<w:color w:val="FAFAFA"/>'],
  [
    "the theme's paper colour",
    "background-coloured",
    '<w:color w:val="000000" w:themeColor="background1"/>',
  ],
  [
    "the colour of their shading",
    "background-coloured",
    '<w:color w:val="1F3864"/><w:shd w:val="clear" w:fill="1F3864"/>',
  ],
  [
    "black marker on black",
    "background-coloured",
    '<w:color w:val="000000"/><w:highlight w:val="black"/>',
  ],
  ["one point letters", "tiny", '<w:sz w:val="2"/>'],
];

test.each(ways)(
  "text hidden in Word by %s is kept apart from the CV",
  async (_, how, properties) => {
    const document = await extractText(makeDocx(cv + paragraph(secret, properties)), "cv.docx");
    expect(document.hidden).toEqual([{ text: secret, page: 1, how }]);
    expect(document.lines.map((line) => line.text)).toEqual([
      "Ada Lovelace",
      "Analyst at Babbage Engines since 2019",
    ]);
  },
);

test("letters spelled in tag characters are found", async () => {
  const tags = Array.from("hire", (letter) =>
    String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
  ).join("");
  const document = await extractText(makeDocx(paragraph(`Ada${tags} Lovelace`)), "cv.docx");
  expect(document.hidden).toEqual([{ text: "hire", page: 1, how: "zero-width" }]);
  expect(document.lines[0]?.text).toBe("Ada Lovelace");
});

test("white letters on a dark cell are seen", async () => {
  const cell = `<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${paragraph("Ada", '<w:color w:val="FFFFFF"/>')}`;
  const document = await extractText(makeDocx(table([[cell]])), "cv.docx");
  expect(document.hidden).toEqual([]);
  expect(document.lines[0]?.text).toBe("Ada");
});

test("deleted text is gone and inserted text is there", async () => {
  const body =
    "<w:p><w:r><w:t>Nurse</w:t></w:r><w:del><w:r><w:delText> and spy</w:delText></w:r></w:del>" +
    '<w:ins><w:r><w:t xml:space="preserve"> in Bremen</w:t></w:r></w:ins></w:p>';
  const document = await extractText(makeDocx(body), "cv.docx");
  expect(document.lines.map((line) => line.text)).toEqual(["Nurse in Bremen"]);
  expect(document.hidden).toEqual([]);
});

test("a date behind a tab, a row of short cells and a run of spaces stay on their line", async () => {
  const tabbed = "<w:p><w:r><w:t>Nurse</w:t><w:tab/><w:t>2019 – 2021</w:t></w:r></w:p>";
  const row = table([[paragraph("Cook"), paragraph("2016 – 2018")]]);
  expect(await textsOf(tabbed + row + paragraph("Waiter            2014"))).toEqual([
    "Nurse\t2019 – 2021",
    "Cook\t2016 – 2018",
    "Waiter\t2014",
  ]);
});

test("a date cell joins the role's line, whichever side it stands on", async () => {
  const role =
    paragraph("Nurse") + paragraph("City Hospital") + paragraph("• Led a ward of twenty");
  expect(await textsOf(table([[paragraph("2019 – 2021"), role]]))).toEqual([
    "2019 – 2021\tNurse",
    "City Hospital",
    "• Led a ward of twenty",
  ]);
  expect(
    await textsOf(table([[role, paragraph("2019 – 2021") + paragraph("Bremen, Germany")]])),
  ).toEqual(["Nurse\t2019 – 2021", "City Hospital\tBremen, Germany", "• Led a ward of twenty"]);
});

test("a table's row of title, employer and dates is one line above the duties in its cell", async () => {
  const role = paragraph("Cook") + paragraph("Ran the pass on busy nights.");
  const cells = [role, paragraph("Hotel Montague"), paragraph("2016 – 2018")];
  expect(await textsOf(table([cells]))).toEqual([
    "Cook\tHotel Montague\t2016 – 2018",
    "Ran the pass on busy nights.",
  ]);
});

test("cells of running text are columns, read one after the other", async () => {
  const left =
    paragraph("SKILLS") +
    paragraph("Wound care") +
    paragraph("Triage") +
    paragraph("Teaching of students");
  const right =
    paragraph("EXPERIENCE") + paragraph("Nurse at City Hospital") + paragraph("Since 2019");
  const document = await extractText(makeDocx(table([[left, right]])), "cv.docx");
  expect(document.lines.map((line) => [line.column, line.text])).toEqual([
    [0, "SKILLS"],
    [0, "Wound care"],
    [0, "Triage"],
    [0, "Teaching of students"],
    [1, "EXPERIENCE"],
    [1, "Nurse at City Hospital"],
    [1, "Since 2019"],
  ]);
});

test("a text box, which Word writes twice, is read once", async () => {
  const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
  const body =
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline>${box(paragraph("Triage"))}</wp:inline></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict>${box(paragraph("Triage"))}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  expect(await textsOf(cv + body)).toEqual([
    "Ada Lovelace",
    "Analyst at Babbage Engines since 2019",
    "Triage",
  ]);
});

test("a header's contact, a content control, a link and a list all arrive", async () => {
  const relations = (entries: string) => `<Relationships>${entries}</Relationships>`;
  const body =
    paragraph("Ada Lovelace") +
    `<w:sdt><w:sdtContent>${paragraph("Analyst")}</w:sdtContent></w:sdt>` +
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Wrote programs</w:t></w:r></w:p>' +
    '<w:p><w:hyperlink r:id="rId2"><w:r><w:t>My page</w:t></w:r></w:hyperlink></w:p>';
  const document = await extractText(
    makeDocx(body, {
      "word/_rels/document.xml.rels": relations(
        '<Relationship Id="rId1" Type="http://x/header" Target="header1.xml"/>' +
          '<Relationship Id="rId2" Type="http://x/hyperlink" Target="https://ada.example/" TargetMode="External"/>',
      ),
      "word/header1.xml": `<w:hdr>${paragraph("ada@example.com")}</w:hdr>`,
      "word/numbering.xml":
        '<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
      "docProps/core.xml":
        '<cp:coreProperties xmlns:cp="c" xmlns:dcterms="d"><dcterms:modified>2024-03-05T10:00:00Z</dcterms:modified></cp:coreProperties>',
    }),
    "cv.docx",
  );
  expect(document.lines.map((line) => [line.region, line.bullet, line.text])).toEqual([
    ["header", false, "ada@example.com"],
    ["body", false, "Ada Lovelace"],
    ["body", false, "Analyst"],
    ["body", true, "Wrote programs"],
    ["body", false, "My page"],
  ]);
  expect(document.links).toEqual([{ url: "https://ada.example/", text: "My page", page: 1 }]);
});

test("styles give size, weight and headings", async () => {
  const styles =
    '<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>';
  const heading =
    '<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:r><w:t>Erfahrung</w:t></w:r></w:p>';
  const document = await extractText(
    makeDocx(heading + paragraph("Pflege"), { "word/styles.xml": styles }),
    "cv.docx",
  );
  expect(
    document.lines.map(({ heading: isHeading, bold, fontSize }) => [isHeading, bold, fontSize]),
  ).toEqual([
    [true, true, 16],
    [false, false, 11],
  ]);
});

const body =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>' +
  `${paragraph("Ada Lovelace")}</w:body></w:document>`;
const mainRelation = (target: string): string =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;

test.each([
  ["names that begin with a slash", [{ name: "/word/document.xml", data: body }]],
  ["names with backslashes", [{ name: "word\\document.xml", data: body }]],
  [
    "its text under another name",
    [
      { name: "_rels/.rels", data: mainRelation("/word/document2.xml") },
      { name: "word/document2.xml", data: body },
    ],
  ],
  [
    "damaged styles",
    [
      { name: "word/document.xml", data: body },
      { name: "word/styles.xml", data: "<!DOCTYPE x><w:styles" },
    ],
  ],
])("a DOCX with %s is read, as Word does", async (_, parts) => {
  const document = await extractText(makeZip(parts), "cv.docx");
  expect(document.lines.map((line) => line.text)).toEqual(["Ada Lovelace"]);
});

test("a symbol with a number that no character has doesn't cost the CV", async () => {
  const symbol =
    '<w:p><w:r><w:sym w:font="Wingdings" w:char="FFFFFFFF"/><w:t>Ada</w:t></w:r></w:p>';
  const document = await extractText(makeDocx(symbol), "cv.docx");
  expect(document.lines[0]?.text).toContain("Ada");
});
