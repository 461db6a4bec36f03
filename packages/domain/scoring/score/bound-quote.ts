import type { EvidenceQuote } from "./score.ts";

/** A line of the page has some hundred characters, a paragraph some hundreds. */
const longestQuote = 600;
const longestCovered = 200;

/** The quote with no more of a long line than what stands around its proof; still verbatim. */
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
