import { type RunStyle, mergeStyles } from "../blocks/run-style.ts";
import { type XmlNode, child, childrenNamed } from "../zip/xml-node.ts";

/** The properties of a named style of a paragraph, span, cell or section. */
export type OdtStyle = {
  run: RunStyle;
  heading: boolean;
  /** The background of the paragraph, cell or box: six hex digits, "unknown" for a picture. */
  ground: string | undefined;
  /** From the margin, in points. */
  indent: number;
  breaksBefore: boolean;
  /** Applies to sections. */
  isHidden: boolean;
};

export type OdtStyles = (family: string, name: string | undefined) => OdtStyle;

const unstyled: OdtStyle = {
  run: { size: 12 },
  heading: false,
  ground: undefined,
  indent: 0,
  breaksBefore: false,
  isHidden: false,
};
const maxParents = 20;

/** Reads the style sheet and the document's automatic styles, including inherited properties. */
export function readOdtStyles(roots: readonly (XmlNode | undefined)[]): OdtStyles {
  const nodes = new Map<string, XmlNode>();
  const keyOf = (family: string, name: string): string => `${family} ${name}`;
  for (const root of roots) {
    for (const group of ["styles", "automatic-styles"]) {
      const sheet = child(root, group);
      for (const node of childrenNamed(sheet, "default-style"))
        nodes.set(keyOf(node.attributes.family ?? "", ""), node);
      for (const node of childrenNamed(sheet, "style"))
        nodes.set(keyOf(node.attributes.family ?? "", node.attributes.name ?? ""), node);
    }
  }
  const known = new Map<string, OdtStyle>();
  const find = (family: string, name: string, depth: number): OdtStyle => {
    // A span overrides only the paragraph's properties that its own style sets.
    const plain = family === "text" ? { ...unstyled, run: {} } : unstyled;
    const key = keyOf(family, name);
    const node = nodes.get(key);
    const found = known.get(key);
    if (found) return found;
    if (!node || depth > maxParents) return name === "" ? plain : find(family, "", depth + 1);
    const parentName = node.attributes["parent-style-name"] ?? "";
    const parent = name === "" ? plain : find(family, parentName, depth + 1);
    const style = readStyle(node, parent);
    known.set(key, style);
    return style;
  };
  return (family, name) => find(family, name ?? "", 0);
}

function readStyle(node: XmlNode, parent: OdtStyle): OdtStyle {
  const { name = "", "display-name": title = name } = node.attributes;
  const own = ["paragraph-properties", "table-cell-properties", "graphic-properties"].map(
    (part) => child(node, part)?.attributes ?? {},
  );
  const ground = own.map(readGround).find((each) => each !== undefined);
  const indent = points(own[0]?.["margin-left"]);
  return {
    run: mergeStyles(parent.run, readRun(child(node, "text-properties"), parent.run)),
    heading: parent.heading || /^(?:heading(?:[ _]|$)|title$)/i.test(title),
    ground: ground ?? parent.ground,
    indent: indent ?? parent.indent,
    breaksBefore: own[0]?.["break-before"] === "page",
    isHidden: child(node, "section-properties")?.attributes.display === "none",
  };
}

function readGround(attributes: XmlNode["attributes"]): string | undefined {
  if (attributes.fill !== undefined && !["none", "solid"].includes(attributes.fill))
    return "unknown";
  return readColor(attributes["background-color"] ?? attributes["fill-color"]);
}

function readRun(properties: XmlNode | undefined, parent: RunStyle): RunStyle {
  const { attributes = {} } = properties ?? {};
  const weight = attributes["font-weight"];
  const slant = attributes["font-style"];
  return {
    bold: weight === undefined ? undefined : weight === "bold" || Number(weight) >= 600,
    italic: slant === undefined ? undefined : slant !== "normal",
    size: readSize(attributes["font-size"], parent.size),
    vanish: attributes.display === undefined ? undefined : attributes.display === "none",
    color: readColor(attributes.color),
    shade: readColor(attributes["background-color"]),
    font: attributes["font-name"] ?? attributes["font-family"],
  };
}

function readSize(text: string | undefined, parent = 12): number | undefined {
  const share = /^([\d.]{1,8})%$/.exec(text ?? "")?.[1];
  return share === undefined ? points(text) : (Number(share) / 100) * parent;
}

function readColor(text: string | undefined): string | undefined {
  return /^#([\da-f]{6})$/i.exec(text ?? "")?.[1]?.toUpperCase();
}

const pointsOf: Readonly<Record<string, number>> = {
  ...{ pt: 1, in: 72, cm: 72 / 2.54, mm: 7.2 / 2.54, pc: 12, px: 0.75 },
};

/** Converts "0.5in" to points; undefined if the text is not a length. */
export function points(text: string | undefined): number | undefined {
  const [, number, unit = ""] = /^(-?[\d.]{1,12})(pt|in|cm|mm|pc|px)$/.exec(text ?? "") ?? [];
  const factor = pointsOf[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}
