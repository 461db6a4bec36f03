import { readFile } from "node:fs/promises";
import { layoutTags } from "@resume-picker/domain/candidates/shown-layout";
import type { LayoutElement, LayoutNode } from "@resume-picker/domain/candidates/shown-layout";
import { placeLines } from "@resume-picker/domain/candidates/place-lines";
import { AppError } from "@resume-picker/domain/errors";
import mammoth from "mammoth";
import { readZip } from "../extract-text/zip/read-zip.ts";
import { parseXml } from "../extract-text/zip/xml-node.ts";
import type { XmlNode } from "../extract-text/zip/xml-node.ts";
import { extractErrors } from "../extract-text/extract-errors.ts";
import { refusal } from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

export type LayOutTask = {
  path: string;
  /** The text extracted from the file, line by line, and its hidden text. */
  lines: readonly string[];
  hidden: readonly string[];
};

export type LayOutAnswer = { how: "laid-out"; nodes: LayoutNode[]; missing: number[] } | Refusal;

/** Runs in a process of `ResumeReader` for a DOCX that a user views. */
export async function layOutDocx(task: LayOutTask): Promise<LayOutAnswer> {
  const bytes = await readFile(task.path);
  try {
    return { how: "laid-out", ...(await layOut(bytes, task)) };
  } catch (error) {
    if (error instanceof AppError) return refusal(error);
    const unexpected = error instanceof Error ? error.name : typeof error;
    return { ...refusal(extractErrors.unreadable()), unexpected };
  }
}

async function layOut(
  bytes: Buffer,
  read: LayOutTask,
): Promise<{ nodes: LayoutNode[]; missing: number[] }> {
  await rejectZipBomb(bytes);
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    {
      styleMap: titles,
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
    },
  );
  const leaves: string[] = [];
  const tree = toTree(parseXml(Buffer.from(`<div>${value}</div>`)).children, leaves);
  const { leaves: placed, missing } = placeLines(leaves, read);
  return { nodes: tree.flatMap((node) => withText(node, placed)), missing };
}

/** In addition to the headings that mammoth recognises. */
const titles = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

/** Rejects files beyond the reader's limits, because mammoth decompresses without limits. */
async function rejectZipBomb(bytes: Buffer): Promise<void> {
  const zip = await readZip(bytes);
  for (const name of zip.names) if (/\.(?:xml|rels)$/i.test(name)) await zip.read(name);
}

/** An element whose text is filled in later; a number refers to a leaf. */
type Tree = number | (Omit<LayoutElement, "children"> & { children: Tree[] });

const tags: ReadonlyMap<string, LayoutElement["tag"]> = new Map(
  layoutTags.map((tag) => [tag, tag]),
);
const maxColumns = 100;

/** Keeps the allowed elements of mammoth's markup, and only the content of all others. */
function toTree(nodes: readonly XmlNode[], leaves: string[]): Tree[] {
  return nodes.flatMap((node): Tree[] => {
    if (node.name === "#text") return [leaves.push(node.text) - 1];
    const children = toTree(node.children, leaves);
    const tag = tags.get(node.name);
    const href = tag === "a" ? safeHref(node.attributes.href) : null;
    if (tag === undefined || (tag === "a" && href === null)) return children;
    const columns = Math.trunc(Number(node.attributes.colspan ?? 1));
    return [{ tag, href, columns: Math.min(Math.max(columns || 1, 1), maxColumns), children }];
  });
}

/** Allows links to web pages and e-mail addresses only. */
function safeHref(href: string | undefined): string | null {
  const url = href !== undefined && URL.canParse(href) ? new URL(href) : null;
  return url && ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
}

function withText(node: Tree, placed: readonly (readonly LayoutNode[])[]): LayoutNode[] {
  if (typeof node === "number") return [...(placed[node] ?? [])];
  return [{ ...node, children: node.children.flatMap((child) => withText(child, placed)) }];
}
