import type { ShownLine } from "@resume-picker/domain/candidates/document";
import { classNames } from "../../../lib/class-names.ts";
import { splitHighlight } from "../split-highlight.ts";
import type { FoundLine } from "./cv-target.ts";

/** The line that holds what is meant, around the words themselves. */
export const softHighlight = "bg-highlighter/45 outline-highlighter/45";
export const fullHighlight = "bg-highlighter outline-highlighter";

type Props = { line: ShownLine; index: number; found: FoundLine | undefined };

/** A line as it was read. */
export function CvLine({ line, index, found }: Props) {
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
        found && (marked === "" ? fullHighlight : softHighlight),
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
