import type { EvidenceQuote } from "./score.ts";

/** A line of a page has about a hundred characters, a paragraph a few hundred. */
const longestQuote = 600;
const longestCovered = 200;

/** Shortens a quote to the text around its evidence. It is still verbatim. */
export function boundQuote(quote: EvidenceQuote): EvidenceQuote {
  const { text, highlight, covers, context } = quote;
  const at = highlight === null ? 0 : Math.max(0, text.indexOf(highlight));
  const from = text.length <= longestQuote ? 0 : Math.max(0, at - longestQuote / 3);
  const shown = text.slice(from, from + longestQuote);
  return {
    ...quote,
    text: shown,
    highlight: highlight !== null && shown.includes(highlight) ? highlight : null,
    covers: covers.map((covered) => covered.slice(0, longestCovered)),
    context: context?.slice(0, longestCovered) ?? null,
  };
}
