import { InCvButton } from "../document/in-cv-button.tsx";
import type { ReceiptRow } from "./reviewed-part.ts";
import { placeWords } from "./row-words.ts";
import { again, shortenQuote } from "./shorten-quote.ts";

type Props = { nearest: NonNullable<ReceiptRow["nearest"]> | null };

/** Where nothing answers: the line that a person can check it by. */
export function NearestLine({ nearest }: Props) {
  if (nearest === null) return <p className="text-ink-3">No line comes close.</p>;
  const [{ text } = { text: "" }] = shortenQuote([{ text: nearest.text, isMarked: false }], again);
  return (
    <div className="mt-1">
      <p className="text-ink-3">Closest line:</p>
      <blockquote className="border-l-2 border-line-strong pl-2 font-quote text-16 break-words text-ink-2">
        <InCvButton target={{ kind: "line", line: nearest.line, term: null }}>{text}</InCvButton>
      </blockquote>
      <p className="pl-2.5 text-ink-3 [overflow-wrap:anywhere]">{placeWords(nearest)}</p>
    </div>
  );
}
