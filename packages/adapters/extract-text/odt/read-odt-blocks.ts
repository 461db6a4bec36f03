import { layOutRow } from "../blocks/lay-out-row.ts";
import { removeBullet } from "../blocks/remove-bullet.ts";
import type { TextBlock } from "../blocks/text-block.ts";
import { type XmlNode, childrenNamed } from "../zip/xml-node.ts";
import { type OdtContext, readOdtParagraph } from "./odt-paragraph.ts";

type Scope = {
  ground: string | undefined;
  depth: number;
  /** True if the next paragraph follows the bullet or number of a list. */
  isListed: boolean;
};

const maxDepth = 60;
/** Elements that only contain other elements. */
const containers = new Set([
  ...["section", "list-header", "index-body", "table-of-content", "alphabetical-index"],
  ...["user-index", "bibliography", "numbered-paragraph", "text-box", "frame", "custom-shape", "g"],
]);

/** Returns the paragraphs, lists, tables and frames of a body, header, cell or box in order. */
export function readOdtBlocks(
  nodes: readonly XmlNode[],
  context: OdtContext,
  scope: Scope = { ground: undefined, depth: 0, isListed: false },
): TextBlock[] {
  if (scope.depth > maxDepth) return [];
  const inner = { ...scope, depth: scope.depth + 1 };
  return nodes.flatMap((node): TextBlock[] => {
    if (node.name === "p" || node.name === "h") return readText(node, context, inner);
    if (node.name === "list") return readList(node, context, inner);
    if (node.name === "table") return readTable(node, context, inner);
    if (node.name === "soft-page-break") context.page += 1;
    return containers.has(node.name) ? readContainer(node, context, inner) : [];
  });
}

function readText(node: XmlNode, context: OdtContext, scope: Scope): TextBlock[] {
  const style = context.styles("paragraph", node.attributes["style-name"]);
  if (style.breaksBefore && !context.hasPageBreaks) context.page += 1;
  const { lines, frames } = readOdtParagraph(node, context, scope.ground);
  const heading = node.name === "h" || style.heading;
  const boxes = readOdtBlocks(frames, context, { ...scope, isListed: false });
  if (lines.length === 0) return boxes;
  const bullet = removeBullet(lines) || (scope.isListed && !heading);
  return [{ lines, bullet, heading, column: 0 }, ...boxes];
}

/** Only the first paragraph of each entry follows the bullet. */
function readList(list: XmlNode, context: OdtContext, scope: Scope): TextBlock[] {
  return childrenNamed(list, "list-item").flatMap(({ children }) =>
    children.flatMap((node, at) =>
      readOdtBlocks([node], context, { ...scope, isListed: at === 0 }),
    ),
  );
}

function readTable(table: XmlNode, context: OdtContext, scope: Scope): TextBlock[] {
  return rowsOf(table).flatMap((row) =>
    layOutRow(
      childrenNamed(row, "table-cell").map((cell) => {
        const { ground } = context.styles("table-cell", cell.attributes["style-name"]);
        const behind = ground ?? scope.ground;
        return readOdtBlocks(cell.children, context, { ...scope, ground: behind, isListed: false });
      }),
    ),
  );
}

function rowsOf(table: XmlNode): XmlNode[] {
  return table.children.flatMap((node) => {
    if (node.name === "table-row") return [node];
    const isGroup = ["table-header-rows", "table-rows", "table-row-group"].includes(node.name);
    return isGroup ? rowsOf(node) : [];
  });
}

/** The text of a hidden section is stored separately, like all hidden text. */
function readContainer(node: XmlNode, context: OdtContext, scope: Scope): TextBlock[] {
  const name = node.attributes["style-name"];
  const isHidden = node.attributes.display === "none" || context.styles("section", name).isHidden;
  if (isHidden) {
    context.hidden.push({ text: textOf(node), page: context.page, how: "invisible" });
    return [];
  }
  const { ground } = context.styles("graphic", name);
  return readOdtBlocks(node.children, context, { ...scope, ground: ground ?? scope.ground });
}

function textOf(node: XmlNode): string {
  return node.name === "#text" ? node.text : node.children.map(textOf).join(" ");
}
