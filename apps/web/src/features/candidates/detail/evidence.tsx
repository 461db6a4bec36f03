import type {
  ComponentExplanation,
  EvidenceQuote,
} from "@resume-picker/domain/scoring/score/score";
import { useState } from "react";
import type { CvTarget } from "../document/cv-target.ts";
import { InCvButton } from "../document/in-cv-button.tsx";
import { markWords } from "../mark-words.ts";
import { Section } from "./section.tsx";

type Props = { label: string; explanation: ComponentExplanation | undefined };

const shownAtFirst = 4;

/** The lines of the CV that a component rests on; in words, where there are none. */
export function Evidence({ label, explanation }: Props) {
  const [areAllShown, setAreAllShown] = useState(false);
  if (!explanation) return null;
  const quotes = areAllShown ? explanation.quotes : explanation.quotes.slice(0, shownAtFirst);
  const hiddenCount = explanation.quotes.length - quotes.length;
  return (
    <Section title={`Evidence for ${label}`}>
      {explanation.quotes.length === 0 && <p className="text-ink-2">{explanation.reason}</p>}
      {quotes.map((quote) => (
        <Quote key={`${quote.line} ${quote.highlight ?? ""} ${quote.text}`} quote={quote} />
      ))}
      {hiddenCount > 0 && (
        <button
          type="button"
          className="self-start rounded-tick text-13 font-medium text-brand hover:underline"
          onClick={() => setAreAllShown(true)}
        >
          Show {hiddenCount} more {hiddenCount === 1 ? "line" : "lines"} of the CV
        </button>
      )}
    </Section>
  );
}

function Quote({ quote }: { quote: EvidenceQuote }) {
  const isEntered = quote.line < 0;
  const target: CvTarget | null = isEntered
    ? null
    : { kind: "line", line: quote.line, term: quote.highlight };
  const source = [
    quote.context,
    isEntered ? "entered by hand" : `page ${quote.page}`,
    quote.covers.length > 0 && `covers ${quote.covers.join(", ")}`,
  ];
  return (
    <figure className="border-l-2 border-line-strong pl-3">
      <blockquote className="font-quote text-16 break-words">
        <InCvButton target={target}>
          {markWords(quote.text, [quote.highlight, ...quote.covers]).map(
            ({ text, isMarked }, index) =>
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
      <figcaption className="text-13 text-ink-3">{source.filter(Boolean).join(" · ")}</figcaption>
    </figure>
  );
}
