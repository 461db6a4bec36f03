import type { DocumentLink } from "@resume-picker/domain/resume/shape/document";
import type { PDFPageProxy } from "unpdf/pdfjs";
import type { Word } from "../layout/word.ts";

/** The web and mail links of a page, each with the words that it lies over. */
export async function readLinks(
  page: PDFPageProxy,
  words: readonly Word[],
): Promise<DocumentLink[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as unknown[];
  return annotations.flatMap((annotation): DocumentLink[] => {
    const link = readLink(annotation);
    if (!link) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = link.rect;
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[];
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[];
    const inside = words.filter((word) => {
      const [x, y] = [(word.left + word.right) / 2, word.baseline - 0.3 * word.size];
      return (
        !word.icon &&
        x >= Math.min(x1, x2) &&
        x <= Math.max(x1, x2) &&
        y >= Math.min(y1, y2) &&
        y <= Math.max(y1, y2)
      );
    });
    const text = inside.map((word) => word.text).join(" ");
    return [{ url: link.url, text: text === "" ? null : text, page: page.pageNumber }];
  });
}

function readLink(annotation: unknown): { url: string; rect: number[] } | null {
  if (typeof annotation !== "object" || annotation === null) return null;
  const { subtype, url, unsafeUrl, rect } = annotation as Record<string, unknown>;
  if (subtype !== "Link" || !Array.isArray(rect)) return null;
  const target = typeof url === "string" ? url : unsafeUrl;
  if (typeof target !== "string" || !/^(?:https?|mailto|tel):|^www\./i.test(target)) return null;
  return { url: target, rect: rect as number[] };
}
