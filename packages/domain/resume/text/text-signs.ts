/**
 * Cheap looks at a text's characters, asked before a pattern is tried: most lines have no digit, no
 * colon and no bracket, and each pattern that is tried costs some half a microsecond, as one of
 * hundreds that push one another out of the processor's cache.
 */

/** True when the text has at least so many of the digits 0 to 9. */
export function hasDigits(text: string, least: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) continue;
    count += 1;
    if (count === least) return true;
  }
  return false;
}

/** True when the text has a digit, or two of the letter x, which stand for some in templates ("20XX"). */
export function mayHoldDate(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
    if (isX(code) && isX(text.charCodeAt(at + 1))) return true;
  }
  return false;
}

function isX(code: number): boolean {
  return code === 88 || code === 120;
}

/** True when a label may stand in the text: before a colon, or before a tab. */
export function hasLabelSign(text: string): boolean {
  return hasColon(text) || text.includes("\t");
}

export function hasColon(text: string): boolean {
  return text.includes(":") || text.includes("：");
}

export function hasOpeningBracket(text: string): boolean {
  return text.includes("(") || text.includes("[") || text.includes("{");
}
