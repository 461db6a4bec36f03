import type { DocxScope } from "./docx-context.ts";
import { type XmlNode, child, descendants } from "../zip/xml-node.ts";

/** A text box with its content and its position (in points from its anchor). */
export type TextBox = {
  content: readonly XmlNode[];
  floating: boolean;
  x: number;
  y: number;
  width: number;
  ground: DocxScope["ground"];
};

const emuPerPoint = 12_700;

/** Returns each text box of a drawing once. Word writes a copy of each for older readers. */
export function readBoxes(node: XmlNode): TextBox[] {
  if (node.name === "AlternateContent") {
    const choices = node.children.filter(
      (part) => part.name === "Choice" || part.name === "Fallback",
    );
    const chosen =
      choices.find((part) => descendants(part, "txbxContent").length > 0) ?? choices[0];
    return chosen?.children.flatMap(readBoxes) ?? [];
  }
  const anchor = descendants(node, "anchor")[0];
  const frame = anchor ?? descendants(node, "inline")[0];
  const place = frame ? placeOf(frame) : { x: 0, y: 0, width: 0 };
  return boxShapes(node).map(({ content, ground }) => ({
    content,
    ground,
    floating: anchor !== undefined,
    ...place,
  }));
}

function boxShapes(
  node: XmlNode,
  ground?: string,
): { content: readonly XmlNode[]; ground: string | undefined }[] {
  if (node.name === "txbxContent") return [{ content: node.children, ground }];
  if (node.name === "AlternateContent") return readBoxes(node);
  const own = readFill(node) ?? ground;
  return node.children.flatMap((part) => boxShapes(part, own));
}

function readFill(shape: XmlNode): string | undefined {
  const properties = child(shape, "spPr");
  if (properties) {
    const solid = child(properties, "solidFill");
    if (solid) return child(solid, "srgbClr")?.attributes.val?.toUpperCase() ?? "unknown";
    if (
      child(properties, "gradFill") ??
      child(properties, "blipFill") ??
      child(properties, "pattFill")
    )
      return "unknown";
    if (!child(properties, "noFill") && child(shape, "style", "fillRef")) return "unknown";
  }
  const color = shape.attributes.fillcolor;
  if (color === undefined || shape.attributes.filled === "f") return undefined;
  return /^#[\da-f]{6}/i.test(color) ? color.slice(1, 7).toUpperCase() : "unknown";
}

function placeOf(frame: XmlNode): { x: number; y: number; width: number } {
  const offset = (name: string): number => {
    const text =
      child(frame, name, "posOffset")
        ?.children.map((part) => part.text)
        .join("") ?? "0";
    return (Number(text) || 0) / emuPerPoint;
  };
  const width = (Number(child(frame, "extent")?.attributes.cx) || 0) / emuPerPoint;
  return { x: offset("positionH"), y: offset("positionV"), width };
}

/** Groups boxes into columns: those above each other share one, those side by side don't. */
export function orderBoxes(boxes: readonly TextBox[]): { box: TextBox; column: number }[] {
  const columns: TextBox[][] = [];
  for (const box of boxes.toSorted((a, b) => a.x - b.x)) {
    const column = columns.find((others) => others.some((other) => shareWidth(other, box)));
    if (column) column.push(box);
    else columns.push([box]);
  }
  return columns.flatMap((column, index) =>
    column.toSorted((a, b) => a.y - b.y).map((box) => ({ box, column: index })),
  );
}

function shareWidth(a: TextBox, b: TextBox): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return shared > 0.3 * Math.min(a.width, b.width) || (a.width === 0 && b.width === 0);
}
