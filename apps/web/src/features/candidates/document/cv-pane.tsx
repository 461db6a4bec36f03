import { displayName } from "@resume-picker/domain/candidates/display-name";
import { Minus, Plus, X } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CvError } from "./cv-error.tsx";
import { CvLoading } from "./cv-loading.tsx";
import { findInDocument, markLines } from "./cv-target.ts";
import type { CvTarget } from "./cv-target.ts";
import { CvView } from "./cv-view.tsx";
import { reasonFor } from "../../../lib/error-message.ts";

/** What to show, and a count of requests. The count makes a repeated request scroll again. */
export type CvRequest = { target: CvTarget; count: number };

type Props = {
  /** The lines that the score quotes. The CV opens at the first of them. */
  quotes: readonly { line: number; highlight: string | null }[];
  candidate: { id: number; version: number; name: string | null; fileName: string };
  request: CvRequest | null;
  /** Absent if another control closes the pane. */
  onClose?: (() => void) | undefined;
};

const zooms = [0.75, 1, 1.25, 1.5, 2] as const;
const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

export function CvPane({ quotes, candidate, request, onClose }: Props) {
  const { id, version } = candidate;
  const { data, error, refetch } = api.candidates.document.useQuery({ id, version });
  const scroller = useRef<HTMLDivElement>(null);
  const [zoomAt, setZoomAt] = useState(1);
  const [isShown, setIsShown] = useState(false);
  const zoom = zooms[zoomAt] ?? 1;
  const target = request?.target ?? null;
  const found = useMemo(() => (data && target ? findInDocument(data, target) : []), [data, target]);
  const marks = useMemo(() => (data ? markLines(data, found, quotes) : []), [data, found, quotes]);
  // Without a target, the CV opens at the first quote.
  const first = (target ? found : marks)[0]?.line;
  useEffect(() => {
    if (!isShown || first === undefined) return;
    // Scrolls once the lines are rendered.
    const frame = requestAnimationFrame(() => {
      scroller.current
        ?.querySelector(`[data-line="${first}"]`)
        ?.scrollIntoView({ block: "center", inline: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [first, isShown, request?.count, zoom]);
  const onShown = useCallback(() => setIsShown(true), []);
  const name = displayName(candidate);
  const shown = { marks, zoom, scroller, onShown };

  return (
    <section data-cv aria-label="CV" className="flex h-full min-h-0 flex-col bg-sunken">
      <header className="flex items-center gap-1 border-b border-line bg-paper py-1.5 pr-2 pl-4">
        <h2
          className="min-w-0 flex-1 truncate text-13 font-medium text-ink-2"
          title={data?.fileName}
        >
          {data?.fileName ?? "CV"}
        </h2>
        <p role="status" className="shrink-0 text-13 text-ink-3">
          {data && (target ? placeText(data.lines, found) : quotesText(marks.length))}
        </p>
        <IconButton
          label="Smaller"
          size="sm"
          icon={<Minus {...icon} />}
          disabled={zoomAt === 0}
          onClick={() => setZoomAt(zoomAt - 1)}
        />
        <span className="w-11 text-center text-12 text-ink-3 figures">{zoom * 100}%</span>
        <IconButton
          label="Larger"
          size="sm"
          icon={<Plus {...icon} />}
          disabled={zoomAt === zooms.length - 1}
          onClick={() => setZoomAt(zoomAt + 1)}
        />
        {onClose && (
          <IconButton label="Close the CV" size="sm" icon={<X {...icon} />} onClick={onClose} />
        )}
      </header>
      <div
        ref={scroller}
        role="region"
        aria-label={`CV of ${name}`}
        tabIndex={0}
        data-own-arrows
        className="min-h-0 flex-1 overflow-auto overscroll-contain scroll-smooth"
      >
        {error ? (
          <CvError message={reasonFor(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <CvLoading />
        ) : (
          <CvView key={data.fileSha256} candidate={candidate} document={data} {...shown} />
        )}
      </div>
    </section>
  );
}

function quotesText(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 quoted line marked" : `${count} quoted lines marked`;
}

function placeText(lines: readonly { page: number }[], found: readonly { line: number }[]): string {
  const [first] = found;
  if (!first) return "Not found in the CV: entered by hand";
  const page = `Page ${lines[first.line]?.page ?? 1}`;
  return found.length === 1 ? page : `${page} · ${found.length} lines`;
}
