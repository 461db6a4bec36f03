/** Whether a line is a list ("Sales, marketing, research") with no part as long as a clause. */
export function isListOfItems(text: string, at: number): boolean {
  const from = Math.max(0, at - 400);
  const head = text.slice(from, at);
  const line =
    head.slice(head.lastIndexOf("\n") + 1) + (text.slice(at, at + 400).split("\n", 1)[0] ?? "");
  // A line that starts in lower case continues a wrapped sentence.
  if (/^\s*\p{Ll}/u.test(line)) return false;
  return line
    .split(/[,;|•·\t/:&]|\band\b|\s[–—-]\s/u)
    .every((part) => part.trim().split(/\s+/u).length <= 4);
}

/** The line at a position, up to 80 characters in each direction. */
export function lineAround(text: string, at: number): string {
  const head = text.slice(Math.max(0, at - 80), at);
  const tail = text.slice(at, at + 80);
  return head.slice(head.lastIndexOf("\n") + 1) + (tail.split("\n", 1)[0] ?? "");
}
