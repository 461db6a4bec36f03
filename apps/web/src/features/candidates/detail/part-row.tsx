import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import { classNames } from "../../../lib/class-names.ts";
import { AnsweredBy, BothAnswers } from "../evidence/both-answers.tsx";
import { NearestLine } from "../evidence/nearest-line.tsx";
import { reviewedPart } from "../evidence/reviewed-part.ts";
import type { ReceiptRow } from "../evidence/reviewed-part.ts";
import { RowQuote } from "../evidence/row-quote.tsx";
import { RowReview } from "../evidence/row-review.tsx";
import { creditText, creditWords, figureText, hundredths, tenths } from "./figures.ts";
import { kindNames, sourceOf } from "../evidence/row-words.ts";
import { Unstable } from "../evidence/unstable.tsx";
import { StateMark } from "../requirements/state-mark.tsx";
import { useMay } from "../../../lib/job-role.ts";

type Props = {
  component: ScoreComponent;
  row: ReceiptRow;
  /** The sum of the weights of all rows of the part. */
  totalWeight: number;
  /** Shows the arithmetic instead of words. */
  isExact: boolean;
  /** Whether a model answers other rows of the part. */
  isJudged: boolean;
  /**
   * The words of the quote that are evidence for rows of the part, or null if an earlier row
   * already quotes the line.
   */
  words: readonly string[] | null;
  onCorrect: () => void;
};

/** One requirement: its state, its evidence, and its points. */
export function PartRow(props: Props) {
  const { component, row, totalWeight, isExact, isJudged, words, onCorrect } = props;
  const { requirement, kind, state, credit, weight, points, quote, remark } = row;
  const mayEdit = useMay("edit");
  const source = sourceOf(row);
  // With the arithmetic, there is space for only a few words.
  const remarks = [kindNames[kind], source === "" && remark];
  const below = [source, source !== "" && remark].filter(Boolean).join(" · ");
  const part = reviewedPart(component, row);
  const isAsked = kind === "must" || kind === "nice";
  const isAnsweredByRules = isJudged && isAsked && !row.both && !row.accepted;
  return (
    <>
      <tr className="border-t border-line align-baseline">
        <th scope="row" className="flex gap-2.5 py-1.5 text-left font-normal">
          {state !== null && <StateMark state={state} className="mt-1 size-3 shrink-0" />}
          <span className="min-w-0 flex-1 text-14 [overflow-wrap:anywhere]">
            <span className="font-medium">{requirement}</span>{" "}
            <span className="text-12 text-ink-3">{remarks.filter(Boolean).join(" · ")}</span>
          </span>
        </th>
        <td className="py-1.5 text-right figures">
          {/* If the arithmetic is long, the points wrap to the next line. */}
          <span className="text-12 whitespace-nowrap text-ink-3">
            {isExact
              ? `${creditText(credit)} × ${figureText(weight)} of ${figureText(totalWeight)}`
              : creditWords(credit)}
          </span>{" "}
          <span className="whitespace-nowrap">
            <span className="inline-block min-w-11 text-14 font-medium">
              {isExact ? hundredths(points) : tenths(points)}
            </span>
            {!isExact && credit < 1 && (
              <span className="text-12 text-ink-3"> of {tenths((weight / totalWeight) * 100)}</span>
            )}
          </span>
        </td>
      </tr>
      {(quote !== null || source !== "" || part !== null) && (
        <tr>
          <td colSpan={2} className={classNames("pb-2", state !== null && "pl-5.5")}>
            {quote !== null && <RowQuote row={row} words={words} />}
            <p className="text-ink-3 [overflow-wrap:anywhere]">
              {below}
              {state === "not-found" && kind === "must" && mayEdit && (
                <>
                  {" · "}
                  <button
                    type="button"
                    className="rounded-tick font-medium text-brand hover:underline"
                    onClick={onCorrect}
                  >
                    Edit details
                  </button>
                </>
              )}
            </p>
            {row.both && <BothAnswers both={row.both} about={part && { part, requirement }} />}
            {isAnsweredByRules && <AnsweredBy who="Rules" />}
            {row.unstable && <Unstable states={row.unstable} />}
            {row.nearest !== undefined && <NearestLine nearest={row.nearest} />}
            {part !== null && <RowReview row={row} about={{ part, requirement }} />}
          </td>
        </tr>
      )}
    </>
  );
}
