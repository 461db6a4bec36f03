import { InCvButton } from "../document/in-cv-button.tsx";
import { markWords } from "../mark-words.ts";
import type { ReceiptRow } from "./reviewed-part.ts";
import { targetOf } from "./row-words.ts";
import { again, shortenQuote } from "./shorten-quote.ts";

type Props = {
  row: ReceiptRow;
  /**
   * The words of the quote that are evidence for rows of the part, or null if an earlier row
   * already quotes the line.
   */
  words: readonly string[] | null;
};

/** The quoted sentence of the CV. A click highlights its line in the CV. */
export function RowQuote({ row, words }: Props) {
  const { quote } = row;
  if (quote === null) return null;
  const marked = markWords(quote.text, [quote.highlight, ...(words ?? [])]);
  return (
    <blockquote className="font-quote text-16 break-words">
      <InCvButton target={targetOf(row)}>
        {shortenQuote(marked, words === null ? again : undefined).map(({ text, isMarked }, index) =>
          isMarked ? (
            // The pieces of one text never change their order.
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
