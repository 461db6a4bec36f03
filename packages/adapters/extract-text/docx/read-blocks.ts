import { type TextBlock, blockText } from "../blocks/text-block.ts";
import type { DocxContext, DocxScope } from "./docx-context.ts";
import { type TextBox, orderBoxes, readBoxes } from "./read-boxes.ts";
import { readParagraph } from "./read-paragraph.ts";
import { readShade } from "./run-style.ts";
import { layOutRow } from "../blocks/lay-out-row.ts";
import { type XmlNode, child, childrenNamed, toggleOf } from "../zip/xml-node.ts";

const maxDepth = 30;

/** Returns the paragraphs, tables and text boxes of a body, header, cell or box in order. */
export function readBlocks(
  nodes: readonly XmlNode[],
  context: DocxContext,
  scope: DocxScope,
): TextBlock[] {
  const blocks: TextBlock[] = [];
  const aside: TextBlock[] = [];
  if (scope.depth > maxDepth) return blocks;
  const inner = { ...scope, depth: scope.depth + 1 };
  for (const node of nodes) {
    if (node.name === "p") {
      const { block, boxes } = readParagraph(node, context, scope);
      if (block) blocks.push(block);
      const floating = readFloating(boxes.flatMap(readBoxes), context, inner);
      blocks.push(...floating.inPlace);
      // A sidebar beside running text is read after the text, one at the beginning is read first.
      (blocks.length === (block ? 1 : 0) ? blocks : aside).push(...floating.aside);
    } else if (node.name === "tbl") {
      blocks.push(...readTable(node, context, inner));
    } else if (node.name === "sdt") {
      blocks.push(...readBlocks(child(node, "sdtContent")?.children ?? [], context, inner));
    } else if (["customXml", "ins", "moveTo", "smartTag"].includes(node.name)) {
      blocks.push(...readBlocks(node.children, context, inner));
    } else if (node.name === "AlternateContent") {
      const choice = child(node, "Choice") ?? child(node, "Fallback");
      blocks.push(...readBlocks(choice?.children ?? [], context, inner));
    }
  }
  return [...blocks, ...aside];
}

function readFloating(
  boxes: readonly TextBox[],
  context: DocxContext,
  scope: DocxScope,
): { inPlace: TextBlock[]; aside: TextBlock[] } {
  const inPlace: TextBlock[] = [];
  const aside: TextBlock[] = [];
  for (const { box, column } of orderBoxes(boxes)) {
    const blocks = readBlocks(box.content, context, {
      ...scope,
      ground: box.ground ?? scope.ground,
    });
    const isHeading = blocks.length <= 2 && blocks.map(blockText).join(" ").length <= 80;
    if (!box.floating || isHeading || isWide(box)) inPlace.push(...blocks);
    else aside.push(...blocks.map((block) => ({ ...block, column: block.column + column })));
  }
  return { inPlace, aside };
}

/** True for a box as wide as the text, which is an entry at its anchor and not a sidebar. */
function isWide({ width }: TextBox): boolean {
  return width > 300;
}

function readTable(table: XmlNode, context: DocxContext, scope: DocxScope): TextBlock[] {
  const tableShade = readShade(child(table, "tblPr")) ?? scope.ground;
  return rowsOf(table).flatMap((row) => {
    if (child(row, "trPr", "del") || toggleOf(child(row, "trPr"), "hidden") === true) return [];
    const cells = cellsOf(row).map((cell) => {
      const properties = child(cell, "tcPr");
      const ground =
        readShade(properties) ?? (child(properties, "shd", "themeFill") ? "unknown" : tableShade);
      return readBlocks(cell.children, context, { ...scope, ground });
    });
    return layOutRow(cells);
  });
}

/** Rows and cells may be wrapped in content controls. */
function rowsOf(table: XmlNode): XmlNode[] {
  return unwrap(table, "tr");
}

function cellsOf(row: XmlNode): XmlNode[] {
  return unwrap(row, "tc");
}

function unwrap(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((part) => {
    if (part.name === name) return [part];
    if (part.name === "sdt")
      return childrenNamed(part, "sdtContent").flatMap((content) => unwrap(content, name));
    return ["customXml", "ins"].includes(part.name) ? unwrap(part, name) : [];
  });
}
