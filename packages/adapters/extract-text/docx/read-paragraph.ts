import { removeBullet } from "../blocks/remove-bullet.ts";
import type { TextBlock } from "../blocks/text-block.ts";
import type { DocxContext, DocxScope } from "./docx-context.ts";
import { type ParagraphStyle, isOutlined, readList } from "./paragraph-style.ts";
import { ParagraphText } from "./paragraph-text.ts";
import { readShade } from "./run-style.ts";
import type { XmlNode } from "../zip/xml-node.ts";
import { child, valueOf } from "../zip/xml-node.ts";

/** A paragraph and the text boxes anchored in it. */
export type ReadParagraph = { block: TextBlock | null; boxes: XmlNode[] };

export function readParagraph(
  paragraph: XmlNode,
  context: DocxContext,
  scope: DocxScope,
): ReadParagraph {
  const properties = child(paragraph, "pPr");
  const style = context.styles.paragraph(valueOf(properties, "pStyle"));
  const ground = readShade(properties) ?? style.shade ?? scope.ground;
  const indent = Number(child(properties, "ind")?.attributes.left ?? 0) / 20;
  const text = new ParagraphText({
    context,
    style: style.run,
    ground,
    indent: Number.isFinite(indent) ? indent : 0,
  });
  text.readAll(paragraph.children);
  const lines = text.finish();
  const boxes = text.boxes;
  if (lines.length === 0) return { block: null, boxes };
  const heading = style.heading || isOutlined(properties);
  const marked = removeBullet(lines);
  const listed = isListed(readList(properties, style.list), context);
  const bullet = marked || (listed && !heading);
  return { block: { lines, bullet, heading, column: 0 }, boxes };
}

function isListed(list: ParagraphStyle["list"], context: DocxContext): boolean {
  return list !== null && context.listFormat(list.id, list.level) !== "none";
}
