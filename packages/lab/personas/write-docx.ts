import {
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { IRunPropertiesOptions } from "docx";
import type { Entry, Sheet } from "./compose.ts";

/**
 * Writes the CV as a Word file: plain, as a table, or with the contact details in the page header.
 */
export async function writeDocx(
  sheet: Sheet,
  layout: "one column" | "table" | "header contact",
  last: readonly Paragraph[] = [],
): Promise<Buffer> {
  const { persona, headings } = sheet;
  const contact = [persona.email, persona.phone, persona.town].join(" | ");
  const parts: [string, Paragraph[]][] = [
    [headings.summary, [new Paragraph(persona.summary)]],
    [headings.experience, sheet.roles.flatMap(entry)],
    [headings.education, sheet.education.flatMap(entry)],
    [headings.skills, [new Paragraph(persona.skills.join(", "))]],
    [headings.languages, sheet.spoken.map((line) => new Paragraph(line))],
  ];
  const top = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(persona.name)] }),
    new Paragraph(persona.headline),
    ...(layout === "header contact" ? [] : [new Paragraph(contact)]),
  ];
  const content =
    layout === "table"
      ? [
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: parts.map(
              ([heading, paragraphs]) =>
                new TableRow({
                  children: [
                    new TableCell({
                      width: { size: 25, type: WidthType.PERCENTAGE },
                      children: [new Paragraph({ children: [run(heading, { bold: true })] })],
                    }),
                    new TableCell({
                      width: { size: 75, type: WidthType.PERCENTAGE },
                      children: paragraphs,
                    }),
                  ],
                }),
            ),
          }),
        ]
      : parts.flatMap(([heading, paragraphs]) => [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(heading)] }),
          ...paragraphs,
        ]);
  const document = new Document({
    sections: [
      {
        ...(layout === "header contact"
          ? { headers: { default: new Header({ children: [new Paragraph(contact)] }) } }
          : {}),
        children: [...top, ...content, ...last],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function entry({ lines, bullets, rail }: Entry): Paragraph[] {
  const head = lines.map(({ left, right, bold, italic }, at) => {
    const lead =
      rail !== undefined && at === 0 ? [new TextRun({ children: [rail, new Tab()] })] : [];
    const text = run(left, { bold: bold ?? false, italics: italic ?? false });
    return new Paragraph({
      children: [
        ...lead,
        text,
        ...(right === undefined ? [] : [new TextRun({ children: [new Tab(), right] })]),
      ],
    });
  });
  return [
    ...head,
    ...bullets.map((bullet) => new Paragraph({ text: bullet, bullet: { level: 0 } })),
  ];
}

function run(text: string, look: IRunPropertiesOptions): TextRun {
  return new TextRun({ text, ...look });
}
