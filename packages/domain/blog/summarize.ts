/**
 * The beginning of a Markdown text as plain words, cut at the end of a word: for search engines and
 * link previews of a post without an excerpt.
 * @param maxLength characters, the ellipsis included
 */
export function summarize(content: string, maxLength: number): string {
  const text = content
    .replaceAll(/```[\s\S]*?(?:```|$)/g, " ")
    .replaceAll(/!\[[^[\]]*\]\([^()]*\)/g, " ")
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/^[#>\s*+-]+/gm, " ")
    .replaceAll(/[*_`~|]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > maxLength / 2 ? end : undefined).trimEnd()}…`;
}
