import type { ShownDocument, ShownLine } from "@resume-picker/domain/candidates/document";
import { useEffect, useMemo } from "react";
import { CvLine } from "./cv-line.tsx";
import type { MarkedLine } from "./cv-target.ts";

type Props = {
  document: ShownDocument;
  marks: readonly MarkedLine[];
  zoom: number;
  onShown: () => void;
  /** Why a DOCX is shown without its layout. */
  note?: string | null;
};

type Block = { lines: { line: ShownLine; index: number }[] };

/**
 * Shows a TXT, or a DOCX without layout, as its parsed lines. No markup of the file reaches the
 * page.
 */
export function TextView({ document, marks, zoom, onShown, note = null }: Props) {
  const blocks = useMemo(() => toBlocks(document.lines), [document.lines]);
  useEffect(onShown, [onShown]);
  return (
    <div className="p-4">
      {note !== null && <p className="mx-auto mb-3 max-w-200 text-13 text-ink-2">{note}</p>}
      <div
        className="mx-auto flex max-w-200 flex-col gap-2.5 border border-line bg-surface px-[6%] py-[5%]"
        style={{ fontSize: `${0.9375 * zoom}rem`, lineHeight: 1.5 }}
      >
        {blocks.map(({ lines }) => (
          <div key={lines[0]?.index}>
            {lines.map(({ line, index }) => (
              <CvLine
                key={index}
                line={line}
                index={index}
                mark={marks.find((each) => each.line === index)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Groups the lines of one paragraph, cell or list item. */
function toBlocks(lines: readonly ShownLine[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    const before = last?.lines.at(-1)?.line;
    if (last && before && joins(before, line)) last.lines.push({ line, index });
    else blocks.push({ lines: [{ line, index }] });
  }
  return blocks;
}

function joins(before: ShownLine, line: ShownLine): boolean {
  return before.block === line.block || (before.bullet && line.bullet);
}
