import type { Page } from "playwright-core";

/** More stops than any screen has before its lists repeat themselves. */
const maxStops = 150;

type Stop = { isEnd: boolean; faults: string[] };

/**
 * Presses Tab through the page as it stands. Says of which controls the focus can't be seen whole:
 * there is no ring, a box or the window cuts it off, or something lies over it.
 */
export async function findFocusFaults(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  const visited = await page.evaluateHandle(() => new WeakSet<Element>());
  // Between the last control and the first, the focus is on none.
  let stopsOnNone = 0;
  for (let stop = 0; stop < maxStops && stopsOnNone < 2; stop += 1) {
    await page.keyboard.press("Tab");
    const found: Stop | null = await page.evaluate(lookAtFocus, visited);
    if (found === null) stopsOnNone += 1;
    else if (found.isEnd) break;
    else for (const fault of found.faults) faults.add(fault);
  }
  await visited.dispose();
  // As it was found: no tooltip of the last stop, and at the top.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  return [...faults];
}

/** Runs in the page, and so holds all that it needs. */
async function lookAtFocus(visited: WeakSet<Element>): Promise<Stop | null> {
  // The page scrolls to what has the focus, and colours fade in.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  if (visited.has(focused)) return { isEnd: true, faults: [] };
  visited.add(focused);
  const name = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent.trim();
    const own = element.tagName.toLowerCase() + (element.id === "" ? "" : `#${element.id}`);
    return `${own} “${words.slice(0, 30)}${words.length > 30 ? "…" : ""}”`;
  };
  const ancestors = (element: Element) => {
    const found: HTMLElement[] = [];
    for (let above = element.parentElement; above; above = above.parentElement) found.push(above);
    return found;
  };
  // The first hand the focus on and have nothing to show; items of a menu show it by their ground.
  if (focused.matches("[data-headlessui-focus-guard], iframe, [role=menu] *"))
    return { isEnd: false, faults: [] };

  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const near = [focused, ...labels, ...ancestors(focused).slice(0, 4)];
  if (focused.nextElementSibling) near.push(focused.nextElementSibling);
  const ringed = near.find((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0 && !/, 0\)$/.test(outlineColor);
  });
  if (ringed === undefined) return { isEnd: false, faults: [`no focus ring: ${name(focused)}`] };

  const faults: string[] = [];
  const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = ringed.getBoundingClientRect();
  const ring = {
    left: box.left - beyond,
    right: box.right + beyond,
    top: box.top - beyond,
    bottom: box.bottom + beyond,
  };
  // What is larger than its frame can't be seen whole.
  const sidesOutside = (frame: typeof ring, cuts: { x: boolean; y: boolean }) => {
    const x = cuts.x && box.width <= frame.right - frame.left + 0.75;
    const y = cuts.y && box.height <= frame.bottom - frame.top + 0.75;
    return [
      x && ring.left < frame.left - 0.75 ? "left" : "",
      x && ring.right > frame.right + 0.75 ? "right" : "",
      y && ring.top < frame.top - 0.75 ? "top" : "",
      y && ring.bottom > frame.bottom + 0.75 ? "bottom" : "",
    ].filter((side) => side !== "");
  };
  for (const above of ancestors(ringed)) {
    const style = getComputedStyle(above);
    const isContained = /paint|content|strict/.test(style.contain);
    const cuts = {
      x: isContained || style.overflowX !== "visible",
      y: isContained || style.overflowY !== "visible",
    };
    const frame = above.getBoundingClientRect();
    const inner = {
      left: frame.left + above.clientLeft,
      right: frame.left + above.clientLeft + above.clientWidth,
      top: frame.top + above.clientTop,
      bottom: frame.top + above.clientTop + above.clientHeight,
    };
    const isPage = above === document.documentElement || above === document.body;
    const sides = isPage || above.clientWidth === 0 ? [] : sidesOutside(inner, cuts);
    if (sides.length > 0)
      faults.push(`ring cut at ${sides.join(", ")}: ${name(focused)} by ${name(above)}`);
    if (style.position === "fixed") break;
  }
  const window = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  // A scroll area is not a control, and may continue below the window.
  const isScroller = /auto|scroll/.test(getComputedStyle(ringed).overflow);
  const outside = isScroller ? [] : sidesOutside(window, { x: true, y: true });
  if (outside.length > 0)
    faults.push(`ring out of the window at ${outside.join(", ")}: ${name(focused)}`);

  const middle = { x: (ring.left + ring.right) / 2, y: (ring.top + ring.bottom) / 2 };
  const points = [
    [middle.x, ring.top + 1],
    [middle.x, ring.bottom - 1],
    [ring.left + 1, middle.y],
    [ring.right - 1, middle.y],
  ] as const;
  for (const [x, y] of points) {
    const top = document.elementFromPoint(x, y);
    if (top === null || top.contains(ringed) || ringed.contains(top)) continue;
    const chain = [top, ...ancestors(top)];
    const layer = chain.findIndex((element) => getComputedStyle(element).position !== "static");
    const over = chain[layer];
    if (over === undefined || over.contains(ringed)) continue;
    // Raised above its siblings, its ring is drawn over them, although the mouse would reach them.
    const isRaised = Number(getComputedStyle(ringed).zIndex) > 0;
    if (isRaised && ringed.parentElement?.contains(over)) continue;
    // Menus and messages are temporary, and the page continues beside a message.
    if (over.closest("[role=menu], [data-sonner-toast]") || ringed.closest("[data-sonner-toast]"))
      continue;
    const isPainted = chain
      .slice(0, layer + 1)
      .some((element) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor));
    if (isPainted) faults.push(`ring of ${name(focused)} under ${name(over)}`);
  }
  return { isEnd: false, faults };
}
