import type { ShownLine } from "@resume-picker/domain/candidates/document";
import type { MarkedLine } from "../cv-target.ts";
import { markData } from "../cv-line.tsx";
import type { PdfPageSize } from "./load-pdf.ts";
import { measureTerm } from "./measure-term.ts";

type Props = {
  lines: readonly { line: ShownLine; index: number }[];
  marks: readonly MarkedLine[];
  size: PdfPageSize;
};

/**
 * The parsed lines as an invisible layer over the page, even for a scan. They can be selected,
 * searched and read aloud, and they show the highlights.
 */
export function PageLines({ lines, marks, size }: Props) {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
    >
      {lines.map(({ line, index }) => {
        const { x, y, width, height } = line.box;
        const mark = marks.find((each) => each.line === index);
        return (
          <g key={index} data-line={index} {...markData(mark)}>
            {mark && <Highlight line={line} mark={mark} />}
            <text
              x={x}
              y={y + height * 0.8}
              fontSize={Math.max(1, height * 0.86)}
              textLength={Math.max(1, width)}
              lengthAdjust="spacingAndGlyphs"
              className="fill-transparent"
            >
              {line.text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const room = 2;

function Highlight({ line, mark }: { line: ShownLine; mark: MarkedLine }) {
  const { term, isQuiet } = mark;
  const { x, y, width, height } = line.box;
  const word = term === null ? null : measureTerm(line, term);
  return (
    <>
      <rect
        x={x - room}
        y={y - room}
        width={width + 2 * room}
        height={height + 2 * room}
        rx={2}
        className="fill-highlighter mix-blend-multiply"
        opacity={isQuiet ? (word ? 0 : 0.35) : word ? 0.45 : 0.8}
      />
      {word && (
        <rect
          x={word.x - 1}
          y={y - room}
          width={word.width + 2}
          height={height + 2 * room}
          rx={2}
          className="fill-highlighter mix-blend-multiply"
          opacity={isQuiet ? 0.5 : 1}
        />
      )}
    </>
  );
}
