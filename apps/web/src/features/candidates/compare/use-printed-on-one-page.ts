import { useEffect, useLayoutEffect, useRef } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";

/** Pixels of a landscape page, Letter as well as A4, within its margins. */
const pageHeight = 670;
/** Of a row, and of what stands above them: where a browser tells nothing of its printing. */
const rowHeight = 30;
const headHeight = 120;
/** Each halves what is left to be gained. */
const fitSteps = 6;

/** Prints what is in the element on one landscape page, as small as that asks for. */
export function usePrintedOnOnePage(rowCount: number) {
  const root = useRef<HTMLElement>(null);
  const isPrinting = useMediaQuery("print");
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@page { size: landscape; margin: 10mm; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    if (isPrinting) fitToPage(element);
    else zoomTo(element, Math.min(1, pageHeight / (headHeight + rowCount * rowHeight)));
  }, [isPrinting, rowCount]);
  return { root, isPrinting };
}

const zoomTo = (element: HTMLElement, zoom: number) =>
  element.style.setProperty("--print-zoom", String(zoom));

/**
 * The largest zoom with which it fits: a smaller one leaves more room for each line, which is then
 * broken less, so that the height at full size asks for too small a one.
 */
function fitToPage(element: HTMLElement): void {
  const fits = (zoom: number) => {
    zoomTo(element, zoom);
    return element.scrollHeight * zoom <= pageHeight;
  };
  if (fits(1)) return;
  let small = Math.min(1, pageHeight / element.scrollHeight);
  let large = 1;
  for (let step = 0; step < fitSteps; step += 1) {
    const middle = (small + large) / 2;
    if (fits(middle)) small = middle;
    else large = middle;
  }
  zoomTo(element, small);
}
