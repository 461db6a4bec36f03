import type { ShownDocument, ShownLine } from "@resume-picker/domain/candidates/document";
import { useEffect, useMemo } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { splitHighlight } from "../split-highlight.ts";
import type { FoundLine } from "./cv-target.ts";

type Props = {
  document: ShownDocument;
  found: readonly FoundLine[];
  zoom: number;
  onShown: () => void;
};

type Block = { lines: { line: ShownLine; index: number }[] };

/**
 * A DOCX or TXT as its reader sees it, out of the lines that were read: no markup of the file's own
 * ever comes to the page.
 */
export function TextView({ document, found, zoom, onShown }: Props) {
  const blocks = useMemo(() => toBlocks(document.lines), [document.lines]);
  useEffect(onShown, [onShown]);
  return (
    <div className="p-4">
      <div
        className="mx-auto flex max-w-200 flex-col gap-2.5 border border-line bg-surface px-[6%] py-[5%]"
        style={{ fontSize: `${0.9375 * zoom}rem`, lineHeight: 1.5 }}
      >
        {blocks.map(({ lines }) => (
          <div key={lines[0]?.index}>
            {lines.map(({ line, index }) => (
              <Line
                key={index}
                line={line}
                index={index}
                found={found.find((each) => each.line === index)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const soft = "bg-highlighter/45 outline-highlighter/45";

type LineProps = { line: ShownLine; index: number; found: FoundLine | undefined };

function Line({ line, index, found }: LineProps) {
  const { before, marked, after } = splitHighlight(line.text, found?.term ?? null);
  return (
    <p
      data-line={index}
      data-found={found ? true : undefined}
      className={classNames(
        "break-words whitespace-pre-wrap [tab-size:4]",
        (line.heading || line.bold) && "font-semibold",
        line.heading && "mt-3 text-[1.15em]",
        line.region !== "body" && "text-ink-2",
        line.bullet && "pl-5",
        found && "rounded-[2px] outline-4",
        found && (marked === "" ? "bg-highlighter outline-highlighter" : soft),
      )}
    >
      {line.bullet && (
        <span aria-hidden className="-ml-5 inline-block w-5">
          •
        </span>
      )}
      {before}
      {marked !== "" && <mark className="rounded-[2px] bg-highlighter text-ink">{marked}</mark>}
      {after}
    </p>
  );
}

/** Lines of one paragraph, cell or list entry stand together. */
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
