import type { RowReview } from "@resume-picker/domain/candidates/candidate";
import { verdictLabel } from "@resume-picker/domain/candidates/describe-review";
import { formatDay } from "../../../lib/dates/format-date.ts";
import type { EvidenceActions } from "./evidence-actions.ts";

type Props = {
  review: RowReview;
  actions: EvidenceActions | null;
  keepFocus: (done: Promise<unknown>) => void;
  /** Opens the form that accepts it for all candidates. Absent while the form is open. */
  onExtend: (() => void) | undefined;
};

const linkStyle = "rounded-tick font-medium text-brand hover:underline thumb:min-h-11";

/** A review such as "Counts: Ada Obi, Nov 26, 2026", with an undo button. */
export function SaidReview({ review, actions, keepFocus, onExtend }: Props) {
  const { id, scope, counts, by, at } = review;
  const isOfLine = scope === "candidate";
  const undo = () => {
    if (actions) keepFocus(isOfLine ? actions.undo(id) : actions.removePhrase(id));
  };
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-13 text-ink-2">
      <span className="[overflow-wrap:anywhere]">
        {wordsOf(review)}{" "}
        <span className="text-ink-3">
          {[by, formatDay(at)].filter((part) => part !== null).join(", ")}
        </span>
      </span>
      {actions && (
        <>
          <button type="button" className={linkStyle} disabled={actions.isSaving} onClick={undo}>
            {isOfLine ? "Undo" : "Remove for everyone"}
          </button>
          {isOfLine && counts && onExtend && (
            <button type="button" className={linkStyle} onClick={onExtend}>
              Count for everyone
            </button>
          )}
        </>
      )}
    </p>
  );
}

/** A line that counts is quoted above; one that doesn't is named. */
function wordsOf({ scope, text, ...verdict }: RowReview): string {
  if (scope === "job") return `“${text}” counts for everyone ·`;
  const words = verdictLabel(verdict);
  return verdict.counts
    ? `${words.charAt(0).toUpperCase()}${words.slice(1)} ·`
    : `“${shorten(text)}” ${words} ·`;
}

const longestNamed = 80;

const shorten = (text: string) =>
  text.length <= longestNamed ? text : `${text.slice(0, longestNamed).replace(/\S*$/u, "")}…`;
