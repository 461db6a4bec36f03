import { InCvButton } from "../document/in-cv-button.tsx";
import { markWords } from "../mark-words.ts";
import type { ReceiptRow } from "./reviewed-part.ts";
import { targetOf } from "./row-words.ts";
import { again, shortenQuote } from "./shorten-quote.ts";

type Props = {
  row: ReceiptRow;
  /** The words that rows of the part prove by the same line; null where a row above quotes it whole. */
  words: readonly string[] | null;
};

/** The sentence of the CV, told whole once; a click marks its line there. */
export function RowQuote({ row, words }: Props) {
  const { quote } = row;
  if (quote === null) return null;
  const marked = markWords(quote.text, [quote.highlight, ...(words ?? [])]);
  return (
    <blockquote className="font-quote text-16 break-words">
      <InCvButton target={targetOf(row)}>
        {shortenQuote(marked, words === null ? again : undefined).map(({ text, isMarked }, index) =>
          isMarked ? (
            // Pieces of one text never change places.
            <mark key={index} className="rounded-[2px] bg-highlighter text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </InCvButton>
    </blockquote>
  );
}
