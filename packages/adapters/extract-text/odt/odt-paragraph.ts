import { type DocumentNotes, ParagraphLines } from "../blocks/paragraph-lines.ts";
import { type RunStyle, mergeStyles } from "../blocks/run-style.ts";
import type { BlockLine } from "../blocks/text-block.ts";
import type { XmlNode } from "../zip/xml-node.ts";
import type { OdtStyles } from "./odt-styles.ts";

/** The context for reading an ODT, and what is collected besides its text. */
export type OdtContext = DocumentNotes & {
  styles: OdtStyles;
  /** True if the file contains markers of its page breaks. */
  hasPageBreaks: boolean;
};

/** Elements with metadata about the text or with deleted text. */
const skipped = new Set([
  ...["annotation", "annotation-end", "note", "tracked-changes", "ruby-text", "bookmark"],
  ...["bookmark-start", "bookmark-end", "image", "object", "desc", "title", "script"],
]);
/** The maximum number of spaces that one element may represent. */
const maxSpaces = 100;

/** Returns the lines of one paragraph and the frames anchored in it. */
export function readOdtParagraph(
  paragraph: XmlNode,
  context: OdtContext,
  ground: string | undefined,
): { lines: BlockLine[]; frames: XmlNode[] } {
  const style = context.styles("paragraph", paragraph.attributes["style-name"]);
  const behind = style.ground ?? ground;
  const lines = new ParagraphLines({ notes: context, ground: behind, indent: style.indent });
  const frames: XmlNode[] = [];

  const readAll = (nodes: readonly XmlNode[], run: RunStyle): void => {
    for (const node of nodes) if (!skipped.has(node.name)) readNode(node, run);
  };
  const pieces: Readonly<Record<string, (node: XmlNode, run: RunStyle) => void>> = {
    "#text": (node, run) => lines.add(node.text.replace(/[\t\r\n ]+/g, " "), run),
    s: (node, run) =>
      lines.add(" ".repeat(Math.min(maxSpaces, Number(node.attributes.c ?? 1) || 1)), run),
    tab: (_node, run) => lines.add("\t", run),
    "line-break": () => lines.breakLine(),
    "soft-page-break": () => (context.page += 1),
    span: (node, run) => {
      const own = context.styles("text", node.attributes["style-name"]).run;
      readAll(node.children, mergeStyles(run, own));
    },
    a: (node, run) => {
      const from = lines.length;
      readAll(node.children, run);
      if (node.attributes.href !== undefined) lines.addLink(node.attributes.href, from);
    },
    "hidden-text": (node, run) =>
      lines.add(node.attributes["string-value"] ?? "", { ...run, vanish: true }),
    "hidden-paragraph": () => undefined,
    frame: (node) => void frames.push(node),
    "custom-shape": (node) => void frames.push(node),
  };
  const readNode = (node: XmlNode, run: RunStyle): void => {
    const read = pieces[node.name];
    if (read) read(node, run);
    else readAll(node.children, run);
  };
  const isHidden = paragraph.children.some(
    ({ name, attributes }) => name === "hidden-paragraph" && attributes["is-hidden"] === "true",
  );
  readAll(paragraph.children, isHidden ? { ...style.run, vanish: true } : style.run);
  return { lines: lines.finish(), frames };
}
