import type { ShownLine } from "@resume-picker/domain/candidates/document";
import { useEffect, useMemo, useState } from "react";
import type { CvViewProps } from "../cv-view-props.ts";
import { CvError } from "../cv-error.tsx";
import { CvLoading } from "../cv-loading.tsx";
import { pageWidth } from "../page-width.ts";
import { useCvFile } from "../use-cv-file.ts";
import { useWidth } from "../use-width.ts";
import { loadPdf } from "./load-pdf.ts";
import type { LoadedPdf } from "./load-pdf.ts";
import { PdfPage } from "./pdf-page.tsx";
import { reasonFor } from "../../../../lib/error-message.ts";

export function PdfView({ candidate, document, marks, zoom, scroller, onShown }: CvViewProps) {
  const file = useCvFile(candidate.id, document.fileSha256, true);
  const { loaded, isBroken } = usePdf(file.data ?? null);
  const paneWidth = useWidth(scroller);
  const byPage = useMemo(() => linesByPage(document.lines), [document.lines]);
  const isShown = loaded !== null && paneWidth > 0;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);

  if (file.error)
    return <CvError message={reasonFor(file.error)} onRetry={() => void file.refetch()} />;
  if (isBroken) {
    return (
      <CvError message="The pages of this PDF can’t be drawn here. Download it to see them." />
    );
  }
  if (!isShown) return <CvLoading />;
  const width = pageWidth(paneWidth, zoom);
  return (
    <div className="flex w-max min-w-full flex-col gap-4 p-4">
      {loaded.sizes.map((size, at) => (
        <PdfPage
          key={at}
          pdf={loaded.pdf}
          number={at + 1}
          count={loaded.sizes.length}
          size={size}
          width={width}
          lines={byPage.get(at + 1) ?? []}
          marks={marks}
          scroller={scroller}
        />
      ))}
    </div>
  );
}

function usePdf(bytes: ArrayBuffer | null): { loaded: LoadedPdf | null; isBroken: boolean } {
  const [state, setState] = useState<{ loaded: LoadedPdf | null; isBroken: boolean }>({
    loaded: null,
    isBroken: false,
  });
  useEffect(() => {
    if (!bytes) return;
    let isLeft = false;
    const { loaded, close } = loadPdf(bytes);
    loaded.then(
      (pdf) => !isLeft && setState({ loaded: pdf, isBroken: false }),
      () => !isLeft && setState({ loaded: null, isBroken: true }),
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [bytes]);
  return state;
}

function linesByPage(lines: readonly ShownLine[]) {
  const byPage = new Map<number, { line: ShownLine; index: number }[]>();
  for (const [index, line] of lines.entries()) {
    const list = byPage.get(line.page);
    if (list) list.push({ line, index });
    else byPage.set(line.page, [{ line, index }]);
  }
  return byPage;
}
