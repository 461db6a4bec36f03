import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

const data = `/assets/pdfjs-${pdfjs.version}/`;

/** The maximum number of pages to show. No real CV is longer. */
const maxPages = 100;

/** In points at scale 1, the unit of the line boxes. */
export type PdfPageSize = { width: number; height: number };
export type LoadedPdf = { pdf: PDFDocumentProxy; sizes: PdfPageSize[] };

let worker: pdfjs.PDFWorker | null = null;

/** All CVs share one worker, because starting one takes longer than parsing a CV. */
function sharedWorker(): pdfjs.PDFWorker {
  if (!worker || worker.destroyed) {
    pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
    worker = new pdfjs.PDFWorker();
  }
  return worker;
}

/** Opens a PDF with scripts disabled. `close` cancels loading. */
export function loadPdf(bytes: ArrayBuffer): { loaded: Promise<LoadedPdf>; close: () => void } {
  const task = pdfjs.getDocument({
    // The worker takes ownership of the bytes, so it gets a copy of the cached ones.
    data: new Uint8Array(bytes.slice(0)),
    worker: sharedWorker(),
    enableXfa: false,
    // The site's policy forbids WebAssembly. pdf.js also has JavaScript decoders.
    useWasm: false,
    wasmUrl: `${data}wasm/`,
    cMapUrl: `${data}cmaps/`,
    standardFontDataUrl: `${data}standard_fonts/`,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const loaded = task.promise.then(async (pdf) => {
    const count = Math.min(pdf.numPages, maxPages);
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => pdf.getPage(at + 1)));
    const sizes = pages.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height };
    });
    return { pdf, sizes };
  });
  return { loaded, close: () => void task.destroy() };
}
