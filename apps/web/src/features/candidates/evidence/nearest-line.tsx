import { InCvButton } from "../document/in-cv-button.tsx";
import type { ReceiptRow } from "./reviewed-part.ts";
import { placeWords } from "./row-words.ts";
import { again, shortenQuote } from "./shorten-quote.ts";

type Props = { nearest: NonNullable<ReceiptRow["nearest"]> | null };

/** The closest line of the CV for a requirement without evidence, for a person to check. */
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
