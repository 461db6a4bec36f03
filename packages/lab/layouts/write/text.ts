import type { Block, Sheet } from "../compose/blocks.ts";
import type { Line, Span } from "../compose/patterns.ts";
import { plain } from "../compose/patterns.ts";

const width = 86;

/** Writes the CV as plain text, or as Markdown like chat assistants do. */
export function writeText(sheet: Sheet): string {
  const isMarkdown = sheet.look.heading === "hash";
  const blocks = [...sheet.main, ...sheet.side];
  const lines = blocks.flatMap((block) => writeBlock(block, sheet, isMarkdown));
  const footer = sheet.footer === "" ? [] : ["", sheet.footer];
  return `${[...lines, ...footer].join("\n").replace(/\n{3,}/g, "\n\n")}\n`;
}

function writeBlock(block: Block, sheet: Sheet, isMarkdown: boolean): string[] {
  switch (block.kind) {
    case "heading":
      return ["", ...writeHeading(block.text, sheet), ""];
    case "points":
      return block.items.map((item) => (isMarkdown ? `- ${item}` : `${block.mark} ${item}`));
    case "table":
      return block.rows.flatMap((cells) => writeRow(cells, { block, sheet, isMarkdown }));
    case "gap":
      return [""];
    case "name":
      return [isMarkdown ? `# ${plain(block.line.left)}` : plain(block.line.left)];
    default: {
      const text = writeLine(block.line, isMarkdown);
      return [isMarkdown && block.kind === "line" ? `${text}  ` : text];
    }
  }
}

function writeHeading(text: string, { look, language }: Sheet): string[] {
  const capitals = text.toLocaleUpperCase(language);
  switch (look.heading) {
    case "hash":
      return [`## ${text}`];
    case "underlined":
      return [text, "-".repeat(text.length)];
    case "bar":
      return [`=== ${capitals} ===`];
    case "plain":
      return [text];
    default:
      return [capitals];
  }
}

function writeLine({ left, right }: Line, isMarkdown: boolean): string {
  const text = isMarkdown ? left.map(mark).join("") : plain(left);
  if (right.length === 0) return text;
  const end = plain(right);
  return text + " ".repeat(Math.max(3, width - text.length - end.length)) + end;
}

function mark({ text, bold, italic }: Span): string {
  return bold ? `**${text}**` : italic ? `*${text}*` : text;
}

/** Writes the cells next to each other, padded with spaces to their widths. */
function writeRow(
  cells: readonly Block[][],
  table: { block: { widths: number[] }; sheet: Sheet; isMarkdown: boolean },
): string[] {
  const columns = cells.map((cell) =>
    cell.flatMap((block) => writeBlock(block, table.sheet, table.isMarkdown)),
  );
  const height = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((column, at) => {
        const text = column[row] ?? "";
        if (at === columns.length - 1) return text;
        const room = Math.round(((table.block.widths[at] ?? 30) / 100) * width);
        return text.length < room ? text.padEnd(room) : `${text}  `;
      })
      .join("")
      .trimEnd(),
  );
}
