import { useEffect, useLayoutEffect, useRef } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";

/** Pixels of a landscape page, Letter as well as A4, within its margins. */
const pageHeight = 670;
/** Of a row, and of what stands above them: where a browser tells nothing of its printing. */
const rowHeight = 30;
const headHeight = 120;

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
    element.style.setProperty("--print-zoom", "1");
    const height = isPrinting ? element.scrollHeight : headHeight + rowCount * rowHeight;
    element.style.setProperty("--print-zoom", String(Math.min(1, pageHeight / height)));
  }, [isPrinting, rowCount]);
  return { root, isPrinting };
}
