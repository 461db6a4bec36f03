import { useEffect, useLayoutEffect, useRef } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";

/** The height within the margins of a landscape page (both Letter and A4), in pixels. */
const pageHeight = 670;
/** Estimated heights of a row and the header, for browsers that don't report printing. */
const rowHeight = 30;
const headHeight = 120;
/** The number of bisection steps. */
const fitSteps = 6;

/** Scales the element to fit on one landscape page when printed. */
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
 * Sets the largest zoom that fits, by bisection. It can't be calculated from the full-size height,
 * because lines wrap less at a smaller zoom.
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
