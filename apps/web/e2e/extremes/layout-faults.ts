import type { Page } from "playwright-core";

/**
 * Returns layout faults that make the page unusable or unreadable, one line each: a page wider than
 * its window, controls that are cut off or covered, truncated text without an ellipsis, overlapping
 * text.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(lookForFaults);
}

/** Runs in the page, so it must contain all of its helpers. */
function lookForFaults(): string[] {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [role=combobox], [role=slider]";
  const ancestors = (element: Element) => {
    const found: HTMLElement[] = [];
    for (let above = element.parentElement; above; above = above.parentElement) found.push(above);
    return found;
  };
  // An open menu covers other controls only until it is closed, so these are not faults.
  const modal = [...document.querySelectorAll("[aria-modal=true], [role=menu]")].at(-1);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert], [aria-hidden=true]") === null &&
    (modal === undefined || modal.contains(element)) &&
    // Some elements are only for screen readers, or hidden until they are focused.
    !ancestors(element).some((above) => above.offsetWidth === 1 && above.offsetHeight === 1);
  const name = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent.trim();
    const own = element.tagName.toLowerCase() + (element.id === "" ? "" : `#${element.id}`);
    return `${own} “${words.slice(0, 30)}${words.length > 30 ? "…" : ""}”`;
  };
  const faults = new Set<string>();

  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) faults.add(`the page is ${tooWide} pixels wider than its window`);

  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const cutBy = (element: Element) => {
    const box = element.getBoundingClientRect();
    let isScrolledX = false;
    let isScrolledY = false;
    for (const above of ancestors(element)) {
      const { overflowX, overflowY, position } = getComputedStyle(above);
      const frame = above.getBoundingClientRect();
      isScrolledX ||= scrolls(overflowX);
      isScrolledY ||= scrolls(overflowY);
      const cutsX = overflowX !== "visible" && !isScrolledX;
      const cutsY = overflowY !== "visible" && !isScrolledY;
      if (cutsX && (box.left < frame.left - 1 || box.right > frame.right + 1)) return above;
      if (cutsY && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) return above;
      if (position === "fixed") break;
    }
    const isOut = box.left < -1 || box.right > innerWidth + 1;
    return isOut && !isScrolledX ? document.documentElement : null;
  };
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: "center", inline: "center" });
    // The middle of a link that wraps over two lines may be outside both lines.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top === null) return `out of the window at ${Math.round(x)}, ${Math.round(y)}`;
    const isOwn = element.contains(top) || top.contains(element);
    const isLabel = top.closest("label")?.control === element;
    return isOwn || isLabel ? null : `under ${name(top)}`;
  };
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const { width, height } = control.getBoundingClientRect();
    // Text and boxes that are only for screen readers.
    if (!isShown(control) || width <= 2 || height <= 2) continue;
    const cutter = cutBy(control);
    if (cutter) faults.add(`cut off: ${name(control)} by ${name(cutter)}`);
    const cover = isCovered(control);
    if (cover !== null) faults.add(`covered: ${name(control)} ${cover}`);
  }

  /** An element that is drawn as a box should contain its text. */
  const isFrame = (element: HTMLElement) => {
    const { backgroundColor, borderRightWidth, display } = getComputedStyle(element);
    const isDrawn = !/, 0\)$/.test(backgroundColor) || borderRightWidth !== "0px";
    return isDrawn && display !== "inline";
  };
  const words: { text: Text; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || node.data.trim() === "" || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const above = [parent, ...ancestors(parent)];
    for (const box of range.getClientRects()) {
      const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      let isCut: HTMLElement | null = null;
      let isScrolled = false;
      for (const each of above) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(each);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const frame = each.getBoundingClientRect();
        isScrolled ||= scrolls(overflowX) || scrolls(overflowY);
        const isLong = seen.right > frame.right + 1 || seen.left < frame.left - 1;
        if (isLong && !isScrolled && frame.width > 2) {
          if (textOverflow !== "ellipsis") isCut = each;
          else if (
            each.closest("[title], [data-explain]") === null &&
            each.closest("button, a") === null
          )
            faults.add(`cut, and nowhere whole: ${name(parent)}`);
        }
        seen.left = Math.max(seen.left, frame.left);
        seen.right = Math.min(seen.right, frame.right);
        seen.top = Math.max(seen.top, frame.top);
        seen.bottom = Math.min(seen.bottom, frame.bottom);
        if (position === "fixed") break;
      }
      const frame = above.find(isFrame)?.getBoundingClientRect();
      if (frame && !isScrolled && seen.right - seen.left > 3 && seen.right > frame.right + 2)
        faults.add(`text beyond its box: ${name(parent)}`);
      if (isCut) faults.add(`cut text: ${name(parent)} by ${name(isCut)}`);
      const isFloating = above.some((each) =>
        ["fixed", "sticky", "absolute"].includes(getComputedStyle(each).position),
      );
      const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
      if (isFloating || width < 3 || height < 3) continue;
      words.push({ text: node, box: new DOMRect(seen.left, seen.top, width, height) });
    }
  }
  words.sort((a, b) => a.box.top - b.box.top);
  for (const [at, { text, box }] of words.entries()) {
    for (let next = at + 1; next < words.length; next += 1) {
      const other = words[next];
      if (!other || other.box.top > box.bottom - 4) break;
      if (other.text === text) continue;
      const over = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (over > 3 && text.parentElement && other.text.parentElement)
        faults.add(
          `text over text: ${name(text.parentElement)}, ${name(other.text.parentElement)}`,
        );
    }
  }
  return [...faults];
}
