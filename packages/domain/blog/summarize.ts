/**
 * The start of a Markdown text as plain words, cut at a word boundary. It is used for search
 * engines, link previews and lists of posts without an excerpt.
 *
 * @param maxLength in characters, including the ellipsis
 */
export function summarize(content: string, maxLength: number): string {
  const words = plainWords(content.replaceAll(/^#{1,6}\s.*$/gm, " "));
  // If there are only headings, they are used.
  const text = words === "" ? plainWords(content) : words;
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > maxLength / 2 ? end : undefined).trimEnd()}…`;
}

/** Returns the visible text in one line, without code, pictures, notes or Markdown syntax. */
function plainWords(content: string): string {
  return content
    .replaceAll(/```[\s\S]*?(?:```|$)/g, " ")
    .replaceAll(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1>|$)/gi, " ")
    .replaceAll(/^ {0,3}\[[^\]\n]+\]:.*$/gm, " ")
    .replaceAll(/\[\^[^\]\n]{1,100}\]/g, " ")
    .replaceAll(/!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g, " ")
    .replaceAll(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/^[ \t]*[-*+][ \t]+\[[ xX]\]\s/gm, " ")
    .replaceAll(/^[ \t|:-]+$/gm, " ")
    .replaceAll(/^(?:[#>\s*+-]|\d+[.)]\s)+/gm, " ")
    .replaceAll(/[*_`~|]/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,;:!?])/g, "")
    .trim();
}
