const places = new Set<HTMLElement>();
/** The places whose list ends above the toast. */
const lists = new WeakSet<HTMLElement>();
let watcher: ResizeObserver | undefined;
let frame: HTMLElement | null = null;
/** The list that makes room for the current toast, and the height of that room. */
let lent: { place: HTMLElement; height: number } | null = null;

/**
 * A `ref` for the element around the toasts. Only this element's style changes, which limits style
 * recalculation.
 */
export function toastFrame(element: HTMLElement | null): (() => void) | undefined {
  frame = element;
  place();
  if (!element) return undefined;
  // Later than the frame that follows a press, because a shorter list renders its rows again.
  const toasts = new MutationObserver(() => requestAnimationFrame(() => setTimeout(place)));
  toasts.observe(element, { childList: true, subtree: true, characterData: true });
  return () => toasts.disconnect();
}

/**
 * A `ref` for an element in whose lower right corner toasts are shown while it is mounted, so they
 * don't cover buttons next to or below it. If there are several, the innermost one is used,
 * otherwise the last one mounted.
 */
export function toastPlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  watcher ??= new ResizeObserver(place);
  places.add(element);
  watcher.observe(element);
  return () => {
    places.delete(element);
    watcher?.unobserve(element);
    place();
  };
}

/** A `ref` for the element around a scrolling list. Works like `toastPlace`, and the list ends above the toast. */
export function toastPlaceUnderRows(element: HTMLElement | null): (() => void) | undefined {
  if (element) lists.add(element);
  return toastPlace(element);
}

/** An element within this distance of the window's corner would be covered by toasts. */
const toastSize = { width: 400, height: 200 };

/**
 * A `ref` for an element with buttons at its bottom, such as a dialog. Works like `toastPlace` if
 * the element reaches the area of the toasts.
 */
export function toastPlaceInCorner(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { right, bottom } = element.getBoundingClientRect();
  const reaches = right > innerWidth - toastSize.width && bottom > innerHeight - toastSize.height;
  return reaches ? toastPlace(element) : undefined;
}

function place(): void {
  if (!frame) return;
  const [first, ...others] = places;
  const element =
    first && others.reduce((best, each) => (each.contains(best) ? best : each), first);
  lend(element && lists.has(element) ? element : null);
  const { style } = frame;
  if (!element) {
    style.removeProperty("--toast-right");
    style.removeProperty("--toast-bottom");
    return;
  }
  const { right, bottom } = element.getBoundingClientRect();
  style.setProperty("--toast-right", `${Math.max(0, innerWidth - right)}px`);
  style.setProperty("--toast-bottom", `${Math.max(0, innerHeight - bottom)}px`);
}

/** The space above and below a toast, in pixels. */
const margins = 28;

function lend(element: HTMLElement | null): void {
  const toast = frame?.querySelector<HTMLElement>("[data-sonner-toast]:not([data-removed=true])");
  const height = toast ? toast.offsetHeight + margins : 0;
  if (lent?.place === element && lent.height === height) return;
  lent?.place.style.removeProperty("padding-bottom");
  lent = element && height > 0 ? { place: element, height } : null;
  if (!lent) return;
  lent.place.style.paddingBottom = `${height}px`;
  lent.place.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
}
