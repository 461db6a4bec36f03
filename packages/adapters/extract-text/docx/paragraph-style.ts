import { type RunStyle, mergeStyles } from "../blocks/run-style.ts";
import { readRunStyle, readShade } from "./run-style.ts";
import { type XmlNode, child, childrenNamed, valueOf } from "../zip/xml-node.ts";

export type ParagraphStyle = {
  run: RunStyle;
  heading: boolean;
  /** The list that the paragraph belongs to; id "0" removes it from any list. */
  list: { id: string; level: number } | null;
  shade: string | undefined;
};

/** The named styles of a document, including inherited properties. */
export type Styles = {
  /** By style id; undefined means the default paragraph style. */
  paragraph: (id: string | undefined) => ParagraphStyle;
  character: (id: string | undefined) => RunStyle;
};

/** Reads `word/styles.xml`. Without it, all text is plain. */
export function readStyles(root: XmlNode | null): Styles {
  const sheet = root ? child(root, "styles") : undefined;
  const byId = new Map<string, XmlNode>();
  let defaultId: string | undefined;
  for (const style of childrenNamed(sheet, "style")) {
    const { styleId, type } = style.attributes;
    if (styleId === undefined) continue;
    byId.set(styleId, style);
    if (type === "paragraph" && ["1", "true"].includes(style.attributes.default ?? ""))
      defaultId = styleId;
  }
  const base = mergeStyles(
    { size: 10 },
    readRunStyle(child(sheet, "docDefaults", "rPrDefault", "rPr")),
  );
  const paragraphs = new Map<string, ParagraphStyle>();
  const plain: ParagraphStyle = { run: base, heading: false, list: null, shade: undefined };

  const paragraph = (id: string | undefined, depth = 0): ParagraphStyle => {
    const style = id === undefined ? undefined : byId.get(id);
    if (id === undefined || !style || depth > 20) return plain;
    const known = paragraphs.get(id);
    if (known) return known;
    const parent = paragraph(valueOf(style, "basedOn"), depth + 1);
    const properties = child(style, "pPr");
    const found: ParagraphStyle = {
      run: mergeStyles(parent.run, readRunStyle(child(style, "rPr"))),
      heading: parent.heading || isHeadingName(valueOf(style, "name")) || isOutlined(properties),
      list: readList(properties, parent.list),
      shade: readShade(properties) ?? parent.shade,
    };
    paragraphs.set(id, found);
    return found;
  };
  const character = (id: string | undefined, depth = 0): RunStyle => {
    const style = id === undefined ? undefined : byId.get(id);
    if (!style || depth > 20) return {};
    return mergeStyles(
      character(valueOf(style, "basedOn"), depth + 1),
      readRunStyle(child(style, "rPr")),
    );
  };
  return { paragraph: (id) => paragraph(id ?? defaultId), character: (id) => character(id) };
}

/** In the file, built-in style names are always English, in any language version of Word. */
function isHeadingName(name: string | undefined): boolean {
  return /^(?:heading \d|title)$/i.test(name ?? "");
}

export function isOutlined(properties: XmlNode | undefined): boolean {
  const level = valueOf(properties, "outlineLvl");
  return level !== undefined && Number(level) < 9;
}

export function readList(
  properties: XmlNode | undefined,
  inherited: ParagraphStyle["list"],
): ParagraphStyle["list"] {
  const numbering = child(properties, "numPr");
  if (!numbering) return inherited;
  const id = valueOf(numbering, "numId") ?? inherited?.id;
  return id === undefined
    ? inherited
    : { id, level: Number(valueOf(numbering, "ilvl") ?? inherited?.level ?? 0) };
}

/** Returns the list formats in `word/numbering.xml` by list id and level ("bullet", "decimal"…). */
export function readListFormats(root: XmlNode | null): (id: string, level: number) => string {
  const numbering = root ? child(root, "numbering") : undefined;
  const abstracts = new Map(
    childrenNamed(numbering, "abstractNum").map(
      (node) => [node.attributes.abstractNumId, node] as const,
    ),
  );
  const lists = new Map(
    childrenNamed(numbering, "num").map(
      (node) => [node.attributes.numId, valueOf(node, "abstractNumId")] as const,
    ),
  );
  return (id, level) => {
    if (id === "0") return "none";
    const abstract = abstracts.get(lists.get(id));
    const found = childrenNamed(abstract, "lvl").find(
      (node) => Number(node.attributes.ilvl) === level,
    );
    return valueOf(found, "numFmt") ?? (lists.has(id) ? "bullet" : "none");
  };
}
