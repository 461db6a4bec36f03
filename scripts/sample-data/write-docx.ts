import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { IRunOptions } from "docx";
import { corePropertiesOf, setZipTimes } from "./fixed-dates.ts";
import { formatSpan } from "./format-dates.ts";
import type { Persona, Role } from "./persona.ts";

/** Writes headings, paragraphs and bullets like Word's own templates. */
export function writeDocx(persona: Persona): Promise<Uint8Array> {
  return pack(persona, (role) => [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120 },
      children: [bold(role.title), new TextRun({ text: `, ${role.company}, ${role.place}` })],
    }),
    new Paragraph({
      keepNext: true,
      children: [italic(formatSpan(role, persona))],
    }),
    ...role.points.map(bullet),
  ]);
}

/** Writes roles in a table without borders with the dates on the left, as many people do. */
export function writeTableDocx(persona: Persona): Promise<Uint8Array> {
  return pack(persona, (role) => [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: [2300, 7000],
      borders: noBorders,
      rows: [
        new TableRow({
          children: [
            cell(2300, [new Paragraph(formatSpan(role, persona))]),
            cell(7000, [
              new Paragraph({ children: [bold(role.title)] }),
              new Paragraph(`${role.company}, ${role.place}`),
              ...role.points.map(bullet),
            ]),
          ],
        }),
      ],
    }),
  ]);
}

type Block = Paragraph | Table;

async function pack(persona: Persona, drawRole: (role: Role) => Block[]): Promise<Uint8Array> {
  const { headings } = persona;
  const contacts = [persona.email, persona.phone, persona.place, ...persona.links];
  const children: Block[] = [
    new Paragraph({ text: persona.name, heading: HeadingLevel.TITLE }),
    new Paragraph({ children: [new TextRun({ text: persona.headline, size: 26 })] }),
    new Paragraph(contacts.join(" · ")),
    heading(headings.summary),
    new Paragraph(persona.summary),
    heading(headings.roles),
    ...persona.roles.flatMap(drawRole),
    heading(headings.education),
    ...persona.education.map(
      ({ degree, school, from, to }) => new Paragraph(`${degree}, ${school}, ${from} – ${to}`),
    ),
    heading(headings.skills),
    ...persona.skills.map(
      ({ label, names }) =>
        new Paragraph({
          children: [bold(`${label}: `), new TextRun(names.join(", "))],
        }),
    ),
    ...(persona.certifications.length === 0
      ? []
      : [heading(headings.certifications), ...persona.certifications.map(bullet)]),
    heading(headings.languages),
    new Paragraph(persona.languages.join(", ")),
  ];
  const document = new Document({
    styles: { default: { document: { run: { font: "Calibri", size: 21 } } } },
    sections: [{ children }],
  });
  const properties = corePropertiesOf(persona.name);
  return setZipTimes(await Packer.toBuffer(document, undefined, [properties]));
}

function heading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, spacing: { before: 240 } });
}

// Typed options, because for an object literal `bold` resolves to the deprecated overload for
// strings.
function bold(text: string): TextRun {
  const options: IRunOptions = { text, bold: true };
  return new TextRun(options);
}

function italic(text: string): TextRun {
  const options: IRunOptions = { text, italics: true };
  return new TextRun(options);
}

function bullet(text: string): Paragraph {
  return new Paragraph({ text, bullet: { level: 0 } });
}

function cell(size: number, children: Paragraph[]): TableCell {
  return new TableCell({ width: { size, type: WidthType.DXA }, borders: noCellBorders, children });
}

const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const noCellBorders = { top: none, bottom: none, left: none, right: none };
const noBorders = { ...noCellBorders, insideHorizontal: none, insideVertical: none };
