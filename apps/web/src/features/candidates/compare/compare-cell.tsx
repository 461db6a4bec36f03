import { classNames } from "../../../lib/class-names.ts";
import { markWords } from "../mark-words.ts";
import { StateMark, stateNames } from "../requirements/state-mark.tsx";
import type { CompareCell } from "./compare-rows.ts";

type Props = {
  cell: CompareCell;
  /** True if all columns have the same content. */
  isQuiet: boolean;
};

/** A quoted line, known facts, or a dash. */
export function CompareCellContent({ cell, isQuiet }: Props) {
  const { state, quote, lines, remark } = cell;
  if (state === null && lines.length === 0) return <p className="text-ink-3">–</p>;
  return (
    <div className="flex gap-2">
      {state !== null && (
        <>
          <StateMark state={state} className="mt-1 size-3 shrink-0" />
          <span className="sr-only">{stateNames[state]}: </span>
        </>
      )}
      <div className={classNames("min-w-0 flex-1 break-words", isQuiet && "text-ink-3")}>
        {quote !== null && (
          <p
            className="compare-quote line-clamp-3 font-quote text-16 leading-5 lg:line-clamp-2"
            title={quote.text}
          >
            {markWords(nearHighlight(quote), [quote.highlight]).map(({ text, isMarked }, index) =>
              isMarked ? (
                // The pieces of one text never change their order.
                <mark key={index} className="rounded-[2px] bg-highlighter text-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        )}
        {lines.map((line) => (
          <p key={line} className={isQuiet ? "" : "font-medium"}>
            {line}
          </p>
        ))}
        {remark !== "" && <p className="text-12 text-ink-3">{remark}</p>}
      </div>
    </div>
  );
}

/** The number of letters kept before the evidence, which must be visible in a narrow column. */
const lettersBefore = 14;

function nearHighlight({ text, highlight }: NonNullable<CompareCell["quote"]>): string {
  const at = highlight === null ? -1 : text.indexOf(highlight);
  if (at <= lettersBefore) return text;
  const from = text.indexOf(" ", at - lettersBefore);
  return from < 0 || from >= at ? text : `…${text.slice(from)}`;
}
