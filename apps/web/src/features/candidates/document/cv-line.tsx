import type { ShownLine } from "@resume-picker/domain/candidates/document";
import { classNames } from "../../../lib/class-names.ts";
import { splitHighlight } from "../split-highlight.ts";
import type { MarkedLine } from "./cv-target.ts";

/**
 * The classes of a highlighted line: strong for the requested line, lighter around a term in it and
 * for other quotes.
 */
export function lineHighlight({ isQuiet }: MarkedLine, hasWords: boolean): string {
  if (isQuiet) return hasWords ? "" : "bg-highlighter/35 outline-highlighter/35";
  return hasWords
    ? "bg-highlighter/45 outline-highlighter/45"
    : "bg-highlighter outline-highlighter";
}

export function MarkedWords({
  mark,
  children,
}: {
  mark: MarkedLine | undefined;
  children: string;
}) {
  const look = mark?.isQuiet ? "bg-highlighter/45" : "bg-highlighter";
  return <mark className={classNames("rounded-[2px] text-ink", look)}>{children}</mark>;
}

/** Data attributes of highlighted lines, used by tests and for scrolling. */
export function markData(mark: MarkedLine | undefined): Record<string, true> {
  if (!mark) return {};
  return mark.isQuiet ? { "data-quote": true } : { "data-found": true };
}

type Props = { line: ShownLine; index: number; mark: MarkedLine | undefined };

/** A line as it was parsed. */
export function CvLine({ line, index, mark }: Props) {
  const { before, marked, after } = splitHighlight(line.text, mark?.term ?? null);
  return (
    <p
      data-line={index}
      {...markData(mark)}
      className={classNames(
        "break-words whitespace-pre-wrap [tab-size:4]",
        (line.heading || line.bold) && "font-semibold",
        line.heading && "mt-3 text-[1.15em]",
        line.region !== "body" && "text-ink-2",
        line.bullet && "pl-5",
        mark && "rounded-[2px] outline-4",
        mark && lineHighlight(mark, marked !== ""),
      )}
    >
      {line.bullet && (
        <span aria-hidden className="-ml-5 inline-block w-5">
          •
        </span>
      )}
      {before}
      {marked !== "" && <MarkedWords mark={mark}>{marked}</MarkedWords>}
      {after}
    </p>
  );
}
