import { XMLParser } from "fast-xml-parser";

/** An element without its namespace prefix. `text` is set on text nodes, whose name is "#text". */
export type XmlNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
  text: string;
};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Only the five predefined entities of XML are supported, in `decodeEntities`. Parts must not
  // declare others.
  processEntities: false,
  maxNestedTags: 500,
});

const attributesKey = ":@";

/** Thrown if the text is not XML or declares a document type, which no part of a DOCX may do. */
export class DamagedXml extends Error {}

/** @throws DamagedXml */
export function parseXml(bytes: Buffer): XmlNode {
  const text = decodeXml(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new DamagedXml("It declares a document type.");
  try {
    const parsed: unknown = parser.parse(text);
    return { name: "", attributes: {}, children: toNodes(parsed), text: "" };
  } catch (error) {
    throw new DamagedXml("It is no XML.", { cause: error });
  }
}

function decodeXml(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

function toNodes(list: unknown): XmlNode[] {
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).flatMap((item) => toNode(item) ?? []);
}

function toNode(item: unknown): XmlNode | null {
  if (typeof item !== "object" || item === null) return null;
  const record = item as Record<string, unknown>;
  const name = Object.keys(record).find((key) => key !== attributesKey);
  if (name === undefined || name.startsWith("?")) return null;
  if (name === "#text") {
    return { name, attributes: {}, children: [], text: decodeEntities(String(record[name])) };
  }
  return {
    name,
    attributes: readAttributes(record[attributesKey]),
    children: toNodes(record[name]),
    text: "",
  };
}

function readAttributes(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, decodeEntities(String(text))]),
  );
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi,
    (match, body: string) => {
      if (!body.startsWith("#")) return named[body.toLowerCase()] ?? match;
      const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
      return code <= 0x10ffff ? String.fromCodePoint(code) : match;
    },
  );
}

export function child(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  let current = node;
  for (const name of path) current = current?.children.find((candidate) => candidate.name === name);
  return current;
}

export function childrenNamed(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((candidate) => candidate.name === name) ?? [];
}

/** Returns all elements with this name below a node, in document order, excluding nested ones. */
export function descendants(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((item) => (item.name === name ? [item] : descendants(item, name)));
}

/** The `val` attribute of a child, which WordprocessingML uses for nearly every property. */
export function valueOf(node: XmlNode | undefined, ...path: readonly string[]): string | undefined {
  return child(node, ...path)?.attributes.val;
}

/** An on/off property. It is on if present, unless its value is off; undefined if absent. */
export function toggleOf(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = child(node, name);
  if (!found) return undefined;
  return !["0", "false", "off", "none"].includes(found.attributes.val ?? "true");
}
