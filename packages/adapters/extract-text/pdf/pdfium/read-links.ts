import type { DocumentLink } from "@resume-picker/domain/resume/shape/document";
import type { Word } from "../../layout/word.ts";
import type { Rect } from "../page-content.ts";
import type { OpenPdf } from "./open-pdf.ts";
import type { OpenPage } from "./open-page.ts";
import { moveBox } from "./transform.ts";

const linkAnnotation = 2;

/** The web and mail links of a page, each with the words under it. */
export function readLinks(pdf: OpenPdf, page: OpenPage, words: readonly Word[]): DocumentLink[] {
  const { call } = pdf.pdfium;
  const count = call.FPDFPage_GetAnnotCount(page.page);
  const links: DocumentLink[] = [];
  for (let index = 0; index < count; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page.page, index);
    const isLink = call.FPDFAnnot_GetSubtype(annotation) === linkAnnotation;
    const link = isLink ? readLink(pdf, page, annotation) : null;
    call.FPDFPage_CloseAnnot(annotation);
    if (link) links.push({ url: link.url, text: textIn(link.box, words), page: page.number });
  }
  return links;
}

function readLink(
  { pdfium, document }: OpenPdf,
  page: OpenPage,
  annotation: number,
): { url: string; box: Rect } | null {
  const { call, scratch } = pdfium;
  const action = call.FPDFLink_GetAction(call.FPDFAnnot_GetLink(annotation));
  const url = pdfium.text("utf8", (address, room) =>
    call.FPDFAction_GetURIPath(document, action, address, room),
  );
  if (url === "") return null;
  call.FPDFAnnot_GetRect(annotation, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((at) => pdfium.float(at));
  return { url: absolute(url), box: moveBox(page.toView, { left, top, right, bottom }) };
}

function textIn(box: Rect, words: readonly Word[]): string | null {
  const inside = words.filter((word) => {
    const [x, y] = [(word.left + word.right) / 2, word.baseline - 0.3 * word.size];
    return !word.icon && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return inside.length === 0 ? null : inside.map((word) => word.text).join(" ");
}

/** The normalized URL. An address that begins with "www" is a web address. */
function absolute(url: string): string {
  const given = /^www\./i.test(url) ? `http://${url}` : url;
  return URL.parse(given)?.href ?? url;
}
