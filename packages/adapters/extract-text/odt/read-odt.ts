import { fileTypes } from "@resume-picker/domain/file-types";
import { mergeHidden, toLines, withoutRepeats } from "../blocks/block-lines.ts";
import { extractErrors } from "../extract-errors.ts";
import type { ReadDocument } from "../read-document.ts";
import type { Zip } from "../zip/read-zip.ts";
import {
  DamagedXml,
  type XmlNode,
  child,
  childrenNamed,
  descendants,
  parseXml,
} from "../zip/xml-node.ts";
import type { OdtContext } from "./odt-paragraph.ts";
import { points, readOdtStyles } from "./odt-styles.ts";
import { readOdtBlocks } from "./read-odt-blocks.ts";

/** Checks the part that contains the MIME type, which OpenDocument requires. */
export async function isOdt(zip: Zip): Promise<boolean> {
  const named = await zip.read("mimetype");
  return named?.toString("latin1").trim() === fileTypes.odt.mimeType;
}

/**
 * Reads the text of an ODT as LibreOffice shows it: headers first, then the body, then footers.
 * @throws AppError if it is damaged, encrypted, exceeds the limits when decompressed, or contains
 * no text.
 */
export async function readOdt(zip: Zip): Promise<ReadDocument> {
  const manifest = await zip.read("META-INF/manifest.xml");
  if (manifest?.includes("encryption-data") === true) throw extractErrors.encrypted("ODT");
  const content = child((await readPart(zip, "content.xml")) ?? undefined, "document-content");
  const body = child(content, "body", "text");
  if (!body) throw extractErrors.damaged("ODT");
  const sheet = child((await readPart(zip, "styles.xml")) ?? undefined, "document-styles");
  const context: OdtContext = {
    styles: readOdtStyles([sheet, content]),
    hasPageBreaks: descendants(body, "soft-page-break").length > 0,
    hasBackdrop: hasBackdrop(body, sheet),
    ...{ links: [], hidden: [], page: 1 },
  };
  const margin = (kind: "header" | "footer") => {
    const pages = childrenNamed(child(sheet, "master-styles"), "master-page");
    const parts = pages.flatMap((page) =>
      [kind, `${kind}-first`, `${kind}-left`].flatMap((name) => childrenNamed(page, name)),
    );
    const notes = { ...context, page: 1 };
    return withoutRepeats(parts.flatMap((part) => readOdtBlocks(part.children, notes)));
  };
  const blocks = readOdtBlocks(body.children, context);
  const lines = toLines([
    { blocks: margin("header"), region: "header" },
    { blocks, region: "body" },
    { blocks: margin("footer"), region: "footer" },
  ]);
  if (lines.length === 0) throw extractErrors.noText();
  const { links, hidden, page: pageCount } = context;
  return { lines, pageCount, links, hidden: mergeHidden(hidden), ocr: null };
}

async function readPart(zip: Zip, name: string): Promise<XmlNode | null> {
  const bytes = await zip.read(name);
  try {
    return bytes && parseXml(bytes);
  } catch (error) {
    if (error instanceof DamagedXml) return null;
    throw error;
  }
}

/** Whether there are large pictures, shapes or a page background, so white text is legitimate. */
function hasBackdrop(body: XmlNode, sheet: XmlNode | undefined): boolean {
  const shapes = ["frame", "custom-shape", "rect"].flatMap((name) => descendants(body, name));
  const isBig = ({ attributes: { width, height } }: XmlNode): boolean =>
    (points(width) ?? 0) * (points(height) ?? 0) > 3 * 72 * 72;
  const layouts = childrenNamed(child(sheet, "automatic-styles"), "page-layout");
  const hasGround = layouts.some((layout) => {
    const { "background-color": color, fill } =
      child(layout, "page-layout-properties")?.attributes ?? {};
    return (color ?? "transparent") !== "transparent" || (fill ?? "none") !== "none";
  });
  return hasGround || shapes.some(isBig);
}
