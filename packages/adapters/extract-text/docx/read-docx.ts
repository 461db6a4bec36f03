import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { extractErrors } from "../extract-errors.ts";
import { mergeHidden, toLines, withoutRepeats } from "../blocks/block-lines.ts";
import type { TextBlock } from "../blocks/text-block.ts";
import type { DocxContext } from "./docx-context.ts";
import { readListFormats, readStyles } from "./paragraph-style.ts";
import { readBlocks } from "./read-blocks.ts";
import type { Zip } from "../zip/read-zip.ts";
import {
  DamagedXml,
  type XmlNode,
  child,
  childrenNamed,
  descendants,
  parseXml,
} from "../zip/xml-node.ts";

/** Finds the part with the text: usually word/document.xml, but it may have any name. */
async function findMainPart(zip: Zip): Promise<string | null> {
  const usual = "word/document.xml";
  if (zip.names.has(usual)) return usual;
  const relations = await readRelations(zip, "");
  const target = relations.find(({ type }) => type === "officeDocument")?.target;
  const name = target?.replace(/^\//, "") ?? "";
  return name.startsWith("word/") && zip.names.has(name) ? name : null;
}

export const isDocx = async (zip: Zip): Promise<boolean> => (await findMainPart(zip)) !== null;

/**
 * Reads the text of a DOCX as Word shows it: headers first, then the body, then footers.
 * @throws AppError if it is damaged, encrypted, exceeds the limits when decompressed, or contains
 * no text.
 */
export async function readDocx(zip: Zip): Promise<LaidOutDocument> {
  const main = await findMainPart(zip);
  const body = main === null ? undefined : await readBody(zip, main);
  if (main === null || !body) throw extractErrors.damaged("DOCX");
  const styles = readStyles(await readPart(zip, "word/styles.xml"));
  const listFormat = readListFormats(await readPart(zip, "word/numbering.xml"));
  const relations = await readRelations(zip, main);
  const context: DocxContext = {
    styles,
    listFormat,
    targets: linkTargets(relations),
    hasRenderedBreaks: descendants(body, "lastRenderedPageBreak").length > 0,
    hasBackdrop: hasBackdrop(body),
    links: [],
    hidden: [],
    page: 1,
  };
  const readMargin = async (kind: "header" | "footer"): Promise<TextBlock[]> => {
    const blocks: TextBlock[] = [];
    for (const { target } of relations.filter((relation) => relation.type === kind)) {
      const part = `word/${target.replace(/^\/?(?:word\/)?/, "")}`;
      const root = child(
        (await readPart(zip, part)) ?? undefined,
        kind === "header" ? "hdr" : "ftr",
      );
      const targets = linkTargets(await readRelations(zip, part));
      if (root)
        blocks.push(
          ...readBlocks(root.children, { ...context, targets }, { ground: undefined, depth: 0 }),
        );
    }
    return withoutRepeats(blocks);
  };
  const headers = await readMargin("header");
  const inBody = readBlocks(body.children, context, { ground: undefined, depth: 0 });
  const pageCount = context.page;
  const footers = await readMargin("footer");
  const lines = toLines([
    { blocks: headers, region: "header" },
    { blocks: inBody, region: "body" },
    { blocks: footers, region: "footer" },
  ]);
  if (lines.length === 0) throw extractErrors.noText();
  return {
    source: "docx",
    lines,
    pageCount,
    links: context.links,
    hidden: mergeHidden(context.hidden),
    ocr: null,
  };
}

async function readBody(zip: Zip, main: string): Promise<XmlNode | undefined> {
  const bytes = await zip.read(main);
  try {
    return bytes ? child(parseXml(bytes), "document", "body") : undefined;
  } catch (error) {
    throw error instanceof DamagedXml ? extractErrors.damaged("DOCX", error) : error;
  }
}

/** Reads a part other than the body, ignoring damaged ones, because Word does the same. */
async function readPart(zip: Zip, name: string): Promise<XmlNode | null> {
  const bytes = await zip.read(name);
  try {
    return bytes && parseXml(bytes);
  } catch (error) {
    if (error instanceof DamagedXml) return null;
    throw error;
  }
}

type Relation = { id: string; type: string; target: string };

async function readRelations(zip: Zip, part: string): Promise<Relation[]> {
  const root = await readPart(zip, part.replace(/(?<![^/])([^/]*)$/, "_rels/$1.rels"));
  return childrenNamed(root ? child(root, "Relationships") : undefined, "Relationship").map(
    ({ attributes }) => ({
      id: attributes.Id ?? "",
      type: (attributes.Type ?? "").replace(/^.*\//, ""),
      target: attributes.Target ?? "",
    }),
  );
}

function linkTargets(relations: readonly Relation[]): Map<string, string> {
  return new Map(
    relations.filter(({ type }) => type === "hyperlink").map(({ id, target }) => [id, target]),
  );
}

/** Whether there are pictures or filled shapes behind text, so white text is legitimate. */
function hasBackdrop(body: XmlNode): boolean {
  const anchors = [...descendants(body, "anchor"), ...descendants(body, "pict")];
  return anchors.some((anchor) => {
    const extent = child(anchor, "extent")?.attributes;
    const area = (Number(extent?.cx) || 0) * (Number(extent?.cy) || 0);
    const isBig = extent === undefined || area > 72 * 72 * 3 * 12_700 * 12_700;
    return (
      isBig &&
      ["blip", "solidFill", "gradFill", "rect", "shape"].some(
        (name) => descendants(anchor, name).length > 0,
      )
    );
  });
}
