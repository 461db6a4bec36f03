import { type DocumentNotes, ParagraphLines } from "../blocks/paragraph-lines.ts";
import { type RunStyle, mergeStyles } from "../blocks/run-style.ts";
import type { BlockLine } from "../blocks/text-block.ts";
import type { XmlNode } from "../zip/xml-node.ts";
import type { OdtStyles } from "./odt-styles.ts";

/** What reading an ODT needs to know, and what it collects besides text. */
export type OdtContext = DocumentNotes & {
  styles: OdtStyles;
  /** The writer left marks where its pages broke. */
  hasPageBreaks: boolean;
};

/** What is about the text, or was deleted from it. */
const skipped = new Set([
  ...["annotation", "annotation-end", "note", "tracked-changes", "ruby-text", "bookmark"],
  ...["bookmark-start", "bookmark-end", "image", "object", "desc", "title", "script"],
]);
/** Spaces that one element may stand for. */
const maxSpaces = 100;

/** The lines of one paragraph, and the frames that are anchored in it. */
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
