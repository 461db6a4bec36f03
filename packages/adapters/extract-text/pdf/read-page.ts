import { OPS, type PDFPageProxy } from "unpdf/pdfjs";
import { toMatrix } from "./operators/matrix.ts";
import type { PageContent } from "./operators/page-content.ts";
import { PaintIndex } from "./visibility/paint-index.ts";
import { type PdfFont, readFont } from "./operators/pdf-font.ts";
import { type PageSource, runOperators } from "./operators/run-operators.ts";

type OperatorList = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>;

export type PageTelling = Pick<PageSource, "isLayerOff" | "actualText">;

/** Everything that a page paints, in painting order. */
export async function readPage(page: PDFPageProxy, telling: PageTelling): Promise<PageContent> {
  const list = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const fonts = new Map<string, PdfFont>();
  const findFont = (id: string): PdfFont => {
    const known = fonts.get(id);
    if (known) return known;
    const font = readFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
    fonts.set(id, font);
    return font;
  };
  const content = runOperators({
    operators: list.fnArray,
    args: list.argsArray as unknown[],
    transform: toMatrix(viewport.transform),
    width: viewport.width,
    height: viewport.height,
    findFont,
    findImage: (id) => findImage(page, id),
    ...telling,
  });
  await waitForPictures(page, list, content);
  return content;
}

/** Pictures are decoded after the operators are known; only those under or over text are needed. */
async function waitForPictures(
  page: PDFPageProxy,
  list: OperatorList,
  content: PageContent,
): Promise<void> {
  const images = content.paints.filter(({ kind }) => kind === "image");
  const index = new PaintIndex(images);
  const isNeeded =
    images.length > 0 &&
    content.glyphs.some(({ startX, startY }) => index.at([startX, startY]).length > 0);
  if (!isNeeded) return;
  const ids = new Set<string>();
  list.fnArray.forEach((operator, index) => {
    const args: unknown = list.argsArray[index];
    const id: unknown = Array.isArray(args) ? args[0] : undefined;
    if (
      (operator === OPS.paintImageXObject || operator === OPS.paintImageXObjectRepeat) &&
      typeof id === "string"
    ) {
      ids.add(id);
    }
  });
  await Promise.all(
    [...ids].map(
      (id) => new Promise<void>((resolve) => void storeOf(page, id).get(id, () => resolve())),
    ),
  );
}

/** Pictures that several pages share are kept apart from a page's own. */
function storeOf(page: PDFPageProxy, id: string): PDFPageProxy["objs"] {
  return id.startsWith("g_") ? page.commonObjs : page.objs;
}

function findImage(page: PDFPageProxy, id: string): unknown {
  const store = storeOf(page, id);
  return store.has(id) ? (store.get(id) as unknown) : null;
}
