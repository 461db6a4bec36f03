import type { ShownLine } from "@resume-picker/domain/candidates/document";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { MarkedLine } from "../cv-target.ts";
import { PageLines } from "./page-lines.tsx";
import type { PdfPageSize } from "./load-pdf.ts";

/** Pages are rendered within this distance of the visible area, and released outside it. */
const margin = "1200px 0px";
/** The maximum number of pixels of a canvas that mobile Safari can draw. */
const maxPixels = 16_000_000;

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  count: number;
  size: PdfPageSize;
  /** CSS pixels. */
  width: number;
  lines: readonly { line: ShownLine; index: number }[];
  marks: readonly MarkedLine[];
  scroller: RefObject<HTMLElement | null>;
};

export function PdfPage({ pdf, number, count, size, width, lines, marks, scroller }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame, scroller);
  const height = (width * size.height) / size.width;
  return (
    <div
      ref={frame}
      role="group"
      aria-label={`Page ${number} of ${count}`}
      data-page={number}
      // Paper is white in every theme, and so is the highlighter.
      className="relative mx-auto bg-[#ffffff] shadow-float [color-scheme:light]"
      style={{ width, height }}
    >
      {isNear && <PageCanvas {...{ pdf, number, width, height, size }} />}
      <PageLines lines={lines} marks={marks} size={size} />
    </div>
  );
}

function useIsNear(
  target: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: scroller.current, rootMargin: margin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [scroller, target]);
  return isNear;
}

type CanvasProps = {
  pdf: PDFDocumentProxy;
  number: number;
  width: number;
  height: number;
  size: PdfPageSize;
};

/** The rendered page. While it is rendered at another width, the old one is stretched. */
function PageCanvas({ pdf, number, width, height, size }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"drawing" | "drawn" | "failed">("drawing");
  useEffect(() => {
    let isLeft = false;
    let cancel: (() => void) | null = null;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (isLeft) return;
      const ratio = Math.min(
        window.devicePixelRatio || 1,
        Math.sqrt(maxPixels / Math.max(1, width * height)),
      );
      const viewport = page.getViewport({ scale: (width * ratio) / size.width });
      const drawn = document.createElement("canvas");
      drawn.width = Math.floor(viewport.width);
      drawn.height = Math.floor(viewport.height);
      const task = page.render({ canvas: drawn, viewport });
      cancel = () => task.cancel();
      await task.promise;
      const shown = canvas.current;
      const context = shown?.getContext("2d");
      if (!shown || !context) return;
      shown.width = drawn.width;
      shown.height = drawn.height;
      context.drawImage(drawn, 0, 0);
      setState("drawn");
    };
    draw().catch(() => {
      if (!isLeft) setState("failed");
    });
    return () => {
      isLeft = true;
      cancel?.();
    };
  }, [height, number, pdf, size.width, width]);
  return (
    <>
      <canvas ref={canvas} aria-hidden data-state={state} className="absolute inset-0 size-full" />
      {state === "drawing" && (
        <span aria-hidden className="absolute inset-0 animate-pulse bg-sunken opacity-60" />
      )}
      {state === "failed" && (
        <p role="alert" className="absolute inset-x-6 top-6 text-13 text-ink-2">
          This page could not be drawn. Download the CV to see it.
        </p>
      )}
    </>
  );
}
