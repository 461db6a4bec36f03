import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { IParagraphOptions, IRunPropertiesOptions } from "docx";
import type { Block, Sheet } from "../compose/blocks.ts";
import type { Span } from "../compose/patterns.ts";
import { plain } from "../compose/patterns.ts";
import { isRightToLeft } from "../languages.ts";

const width = 9600;

/** Writes the CV as a Word file with tab stops and tables. The sidebar is a table of two cells. */
export function writeDocx(sheet: Sheet): Promise<Buffer> {
  const main = sheet.main.flatMap((block) => writeBlock(block, sheet, width));
  const side = sheet.side.flatMap((block) => writeBlock(block, sheet, width));
  const children = sheet.page === "one" ? [...main, ...side] : [besideEachOther(sheet, main, side)];
  const footer =
    sheet.footer === ""
      ? {}
      : { footers: { default: new Footer({ children: [new Paragraph(sheet.footer)] }) } };
  const font = { serif: "Times New Roman", mono: "Courier New", dejavu: "Verdana" };
  const { look } = sheet;
  const document = new Document({
    styles: {
      default: {
        document: {
          run: {
            font: { ...font, sans: "Calibri", narrow: "Arial Narrow" }[look.font],
            size: Math.round(look.size * 2),
          },
        },
      },
    },
    sections: [{ ...footer, children }],
  });
  return Packer.toBuffer(document);
}

function besideEachOther(
  { page, look }: Sheet,
  main: (Paragraph | Table)[],
  side: (Paragraph | Table)[],
): Table {
  const narrow = Math.round((width * look.side) / 100);
  const cells = [
    new TableCell({ children: side, width: { size: narrow, type: WidthType.DXA } }),
    new TableCell({ children: main, width: { size: width - narrow, type: WidthType.DXA } }),
  ];
  return new Table({
    borders: none,
    columnWidths: page === "left" ? [narrow, width - narrow] : [width - narrow, narrow],
    rows: [new TableRow({ children: page === "left" ? cells : cells.toReversed() })],
  });
}

function writeBlock(block: Block, sheet: Sheet, room: number): (Paragraph | Table)[] {
  const direction = { bidirectional: isRightToLeft(sheet.language) };
  const paragraph = (options: IParagraphOptions): Paragraph[] => [
    new Paragraph({ ...direction, ...options }),
  ];
  switch (block.kind) {
    case "heading":
      return paragraph({
        heading: HeadingLevel.HEADING_1,
        children: [new TextRun({ text: block.text, allCaps: sheet.look.heading === "caps" })],
      });
    case "points":
      return block.items.flatMap((item) =>
        block.mark === "•"
          ? paragraph({ text: item, bullet: { level: 0 } })
          : paragraph({ text: `${block.mark} ${item}` }),
      );
    case "table":
      return [writeTable(block, sheet, room), ...paragraph({ text: "" })];
    case "gap":
      return paragraph({ text: "" });
    case "name":
      return paragraph({ heading: HeadingLevel.TITLE, children: block.line.left.map(run) });
    default: {
      const { left, right } = block.line;
      const isTight = block.kind === "paragraph" && sheet.look.justify;
      return paragraph({
        ...(isTight ? { alignment: AlignmentType.JUSTIFIED } : {}),
        tabStops: [{ type: TabStopType.RIGHT, position: room }],
        children: [
          ...left.map(run),
          ...(right.length > 0 ? [new TextRun({ children: [new Tab(), plain(right)] })] : []),
        ],
      });
    }
  }
}

function writeTable(
  { rows, widths, border }: Extract<Block, { kind: "table" }>,
  sheet: Sheet,
  room: number,
): Table {
  const sizes = rows[0]?.map((_, at) => Math.round((room * (widths[at] ?? 30)) / 100)) ?? [];
  return new Table({
    ...(border ? {} : { borders: none }),
    columnWidths: sizes,
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map((blocks, at) => {
            const children = blocks.flatMap((block) => writeBlock(block, sheet, sizes[at] ?? room));
            return new TableCell({
              width: { size: sizes[at] ?? room, type: WidthType.DXA },
              children: children.length > 0 ? children : [new Paragraph("")],
            });
          }),
        }),
    ),
  });
}

function run({ text, bold, italic }: Span): TextRun {
  // Declared with a type, because for a bare object `bold` resolves to the deprecated string
  // method.
  const options: IRunPropertiesOptions & { text: string } = { text, bold, italics: italic };
  return new TextRun(options);
}

const line = { style: BorderStyle.NONE, size: 0, color: "auto" };
const none = {
  ...{ top: line, bottom: line, left: line, right: line },
  ...{ insideHorizontal: line, insideVertical: line },
};
