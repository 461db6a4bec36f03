const voidElements = new Set(["br", "hr", "img", "input", "source", "wbr"]);

/** Returns how deeply the elements of well-formed HTML are nested. */
export function markupDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = "", selfEnd] of html.matchAll(/<(\/?)([a-z][\w-]*)[^<>]*?(\/?)>/g)) {
    if (end === "/") depth -= 1;
    else if (selfEnd !== "/" && !voidElements.has(name)) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
