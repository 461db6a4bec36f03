import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

const data = `/assets/pdfjs-${pdfjs.version}/`;

/** A CV of more pages is shown up to here; nobody's is longer. */
const maxPages = 100;

/** Points at scale 1, as the boxes of the lines are given in. */
export type PdfPageSize = { width: number; height: number };
export type LoadedPdf = { pdf: PDFDocumentProxy; sizes: PdfPageSize[] };

let worker: pdfjs.PDFWorker | null = null;

/** One worker for all CVs: starting one takes longer than reading a CV. */
function sharedWorker(): pdfjs.PDFWorker {
  if (!worker || worker.destroyed) {
    pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
    worker = new pdfjs.PDFWorker();
  }
  return worker;
}

/** Opens a PDF without anything that it could run; `close` stops what is under way. */
export function loadPdf(bytes: ArrayBuffer): { loaded: Promise<LoadedPdf>; close: () => void } {
  const task = pdfjs.getDocument({
    // The worker takes the bytes away; the cache keeps its own.
    data: new Uint8Array(bytes.slice(0)),
    worker: sharedWorker(),
    enableXfa: false,
    // The site's policy allows no WebAssembly; the decoders exist in JavaScript, too.
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
