/** The number of words in a trimmed text: `text.split(/\s+/).length` without allocations. */
export function countWords(trimmed: string): number {
  let count = 1;
  let isInside = true;
  for (let at = 0; at < trimmed.length; at += 1) {
    const isSpace = isSpaceCode(trimmed.charCodeAt(at));
    if (isSpace && isInside) count += 1;
    isInside = !isSpace;
  }
  return count;
}

/** Whether `\s` matches the code. */
function isSpaceCode(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return code === 0xa0 || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)));
}
