const places = new Set<HTMLElement>();
/** Those whose rows end above the toast. */
const lists = new WeakSet<HTMLElement>();
let watcher: ResizeObserver | undefined;
let frame: HTMLElement | null = null;
/** The list that toasts stand in now, and how much of its foot is left to them. */
let lent: { place: HTMLElement; height: number } | null = null;

/** A `ref`: what is around the toasts, and nothing else, for which the style would be found again. */
export function toastFrame(element: HTMLElement | null): (() => void) | undefined {
  frame = element;
  place();
  if (!element) return undefined;
  // After the frame that answers the press: a list gets shorter by whole rows.
  const toasts = new MutationObserver(() => requestAnimationFrame(() => setTimeout(place)));
  toasts.observe(element, { childList: true, subtree: true, characterData: true });
  return () => toasts.disconnect();
}

/**
 * A `ref`: toasts stand in the lower right corner of this element while it is there, and so not over
 * the buttons beside and below it. Of several it is the innermost, else the one that came last.
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

/** A `ref` for what is around a list that scrolls: as above, and no row lies under the toast. */
export function toastPlaceUnderRows(element: HTMLElement | null): (() => void) | undefined {
  if (element) lists.add(element);
  return toastPlace(element);
}

/** Nearer than this to the window's corner something is under the toasts there. */
const toastSize = { width: 400, height: 200 };

/** A `ref` for what has buttons below it, as a dialog has: as above, if it reaches to where toasts stand. */
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

/** Above and below a toast, in pixels. */
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
