/** "Private Investigation Companies", "Social Work Award": an employer, a school or a prize. */
export function isPartOfInstitution(text: string, start: number, end: number): boolean {
  return (
    /\p{Lu}/u.test(text.charAt(start)) &&
    /^ (?:Companies|Company|Inc|LLC|Ltd|Corp|University|College|Academy|Association|Society|Institute|Award|Foundation|Council|Committee|Ministry)\b/u.test(
      text.slice(end, end + 16),
    )
  );
}

/** Part of a web or mail address: `react.dev/x`, `me@spark.io`, `https://go.dev`. */
export function isPartOfAddress(text: string, start: number, end: number): boolean {
  if (isSignOfAddress(text.charAt(end)) && /^(?:@|\.\p{Ll}|:\/\/)/u.test(text.slice(end, end + 3)))
    return true;
  if (
    isSignOfAddress(text.charAt(start - 1)) &&
    /(?:@|\p{L}\.)$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /\p{Ll}/u.test(text.charAt(start))
  )
    return true;
  // Addresses are short: a bounded look back keeps hostile text linear.
  const head = text.slice(Math.max(0, start - 80), start);
  const chunk = head.slice(
    Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"), head.lastIndexOf("\t")) + 1,
  );
  if (!/[@.:]/.test(chunk)) return false;
  return /:\/\/|^www\.|@[^@]*\.|\.(?:com|org|net|io|dev|de|edu|gov|co)\//iu.test(chunk);
}

function isSignOfAddress(character: string): boolean {
  return character === "@" || character === "." || character === ":";
}
