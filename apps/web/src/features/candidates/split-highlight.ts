/** A quote in three pieces. `marked` is empty if there is no highlight. */
export type HighlightedText = { before: string; marked: string; after: string };

export function splitHighlight(text: string, highlight: string | null): HighlightedText {
  const at = highlight ? text.indexOf(highlight) : -1;
  if (at < 0 || !highlight) return { before: text, marked: "", after: "" };
  const end = at + highlight.length;
  return { before: text.slice(0, at), marked: text.slice(at, end), after: text.slice(end) };
}
