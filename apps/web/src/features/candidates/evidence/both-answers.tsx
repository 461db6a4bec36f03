import type { ReviewedRow } from "./evidence-actions.ts";
import { LineReview } from "./line-review.tsx";
import type { ReceiptRow } from "./reviewed-part.ts";
import { FoldMark } from "../../../ui/fold-mark.tsx";
import { InCvButton } from "../document/in-cv-button.tsx";
import { StateMark, stateNames } from "../requirements/state-mark.tsx";
import { placeWords } from "./row-words.ts";
import { again, shortenQuote } from "./shorten-quote.ts";

type Both = NonNullable<ReceiptRow["both"]>;

type Props = {
  both: Both;
  /** The row whose lines can be reviewed here, or null if it can't be reviewed. */
  about: ReviewedRow | null;
};

/** Shows whether the rules or the model answered. If they disagree, shows both answers. */
export function BothAnswers({ both, about }: Props) {
  const { model, counts, byModel, byRules } = both;
  const checked = byModel.quote === null ? model : `${model} · quote checked`;
  const who = counts === "rules" ? "Rules" : checked;
  if (byModel.state === byRules.state)
    return <AnsweredBy who={counts === "rules" ? `Rules, ${model} agrees` : who} />;
  return (
    <details className="text-ink-3 [overflow-wrap:anywhere]">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-2 rounded-tick thumb:min-h-11">
        Answered by: {who}
        <span className="inline-flex items-center gap-0.5 font-medium text-brand">
          {counts === "rules" ? "The model differs" : "The rules differ"}
          <FoldMark />
        </span>
      </summary>
      <dl className="mt-1 flex flex-col gap-2 rounded-panel bg-sunken p-3">
        <OneAnswer name="Rules" answer={byRules} isQuoted={counts === "rules"} about={about} />
        <OneAnswer name={checked} answer={byModel} isQuoted={counts === "model"} about={about} />
      </dl>
    </details>
  );
}

export function AnsweredBy({ who }: { who: string }) {
  return <p className="text-ink-3 [overflow-wrap:anywhere]">Answered by: {who}</p>;
}

/** Both answers with their lines, each of which can be accepted or rejected. */
export function AnswerPair({ both, about }: Props) {
  const { model, byModel, byRules } = both;
  return (
    <dl className="flex flex-col gap-2 text-ink-3">
      <OneAnswer name="Rules" answer={byRules} isQuoted={false} about={about} />
      <OneAnswer name={model} answer={byModel} isQuoted={false} about={about} />
    </dl>
  );
}

type Answer = Both["byRules"] & Partial<Pick<Both["byModel"], "step" | "why">>;

type AnswerProps = {
  name: string;
  answer: Answer;
  /** True if the row above already quotes this answer's line. */
  isQuoted: boolean;
  about: ReviewedRow | null;
};

function OneAnswer({ name, answer, isQuoted, about }: AnswerProps) {
  const { state, quote, step = null, why = "" } = answer;
  const [{ text } = { text: "" }] =
    quote === null ? [] : shortenQuote([{ text: quote.text, isMarked: false }], again);
  return (
    <div>
      <dt className="font-medium text-ink-2">{name}</dt>
      <dd>
        <p className="flex items-center gap-2 text-ink-2">
          <StateMark state={state} className="size-3 shrink-0" />
          {stateNames[state]}
          {step !== null && `: ${step}`}
        </p>
        {quote !== null && !isQuoted && (
          <>
            <blockquote className="font-quote text-16 break-words text-ink-2">
              <InCvButton
                target={
                  quote.line < 0 ? null : { kind: "line", line: quote.line, term: quote.highlight }
                }
              >
                {text}
              </InCvButton>
            </blockquote>
            <p>{placeWords(quote)}</p>
          </>
        )}
        {why !== "" && <p>Reason given: {why}</p>}
        {quote !== null && !isQuoted && about !== null && quote.line >= 0 && (
          <LineReview about={about} line={quote.line} of={name} />
        )}
      </dd>
    </div>
  );
}
