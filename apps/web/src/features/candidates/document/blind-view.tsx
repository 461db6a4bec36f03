import type { ShownLine } from "@resume-picker/domain/candidates/document";
import { useEffect, useMemo } from "react";
import type { CvViewProps } from "./cv-view-props.ts";
import { markData } from "./cv-line.tsx";
import { pageWidth } from "./page-width.ts";
import { TextView } from "./text-view.tsx";
import { useWidth } from "./use-width.ts";

const note = "Blind copy: identifying details are left out.";

/** A CV in blind review: pages rendered from the visible lines, with black bars for hidden ones. */
export function BlindView(props: CvViewProps) {
  const { document } = props;
  const hasPlaces = document.lines.some(({ box }) => box.width > 0);
  return hasPlaces ? <BlindPages {...props} /> : <TextView note={note} {...props} />;
}

type PlacedLine = { line: ShownLine; index: number };

function BlindPages({ document, marks, zoom, scroller, onShown }: CvViewProps) {
  const paneWidth = useWidth(scroller);
  const pages = useMemo(() => toPages(document.lines), [document.lines]);
  const isShown = paneWidth > 0;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  // Waits for the pane's width. Without it, the pages would be drawn at their own size and then
  // jump.
  if (!isShown) return null;
  return (
    <div className="flex w-max min-w-full flex-col gap-4 p-4">
      <p className="mx-auto text-13 text-ink-2">{note}</p>
      {pages.map(({ lines, width, height }, at) => (
        <div
          key={at}
          role="group"
          aria-label={`Page ${at + 1} of ${pages.length}`}
          // Paper is white in every theme, and so is the highlighter.
          className="mx-auto bg-[#ffffff] text-[#16181d] shadow-float [color-scheme:light]"
          style={{ width: pageWidth(paneWidth, zoom) }}
        >
          <svg className="block w-full" viewBox={`0 0 ${width} ${height}`}>
            {lines.map(({ line, index }) => (
              <Line
                key={index}
                line={line}
                index={index}
                mark={marks.find((each) => each.line === index)}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

type LineProps = PlacedLine & { mark: CvViewProps["marks"][number] | undefined };

function Line({ line: { box, text, bold, heading }, index, mark }: LineProps) {
  const { x, y, width, height } = box;
  // A hidden line shows only that it exists.
  if (text === "") return <rect {...{ x, y, width, height }} fill="currentColor" />;
  return (
    <g data-line={index} {...markData(mark)}>
      {mark && (
        <rect
          x={x - 2}
          y={y - 2}
          width={width + 4}
          height={height + 4}
          rx={2}
          className="fill-highlighter"
          opacity={mark.isQuiet ? 0.35 : 0.8}
        />
      )}
      <text
        x={x}
        y={y + height * 0.8}
        fontSize={Math.max(1, height * 0.8)}
        fontWeight={bold || heading ? 600 : undefined}
        fill="currentColor"
      >
        {text}
      </text>
    </g>
  );
}

const a4 = { width: 595, height: 842 };

/** Returns pages of A4 size, or larger if their lines need it. */
function toPages(all: readonly ShownLine[]) {
  const count = Math.max(1, ...all.map(({ page }) => page));
  return Array.from({ length: count }, (_, at) => {
    const lines = all
      .map((line, index) => ({ line, index }))
      .filter(({ line }) => line.page === at + 1);
    const right = Math.max(0, ...lines.map(({ line: { box } }) => box.x + box.width));
    const bottom = Math.max(0, ...lines.map(({ line: { box } }) => box.y + box.height));
    return {
      lines,
      width: Math.max(a4.width, right + 20),
      height: Math.max(a4.height, bottom + 20),
    };
  });
}
