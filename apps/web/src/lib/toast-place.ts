const places = new Set<HTMLElement>();
let watcher: ResizeObserver | undefined;
let frame: HTMLElement | null = null;

/**
 * A `ref` for the element around the toasts. Only this element's style changes, which limits style
 * recalculation.
 */
export function toastFrame(element: HTMLElement | null): void {
  frame = element;
  place();
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
  const { style } = frame;
  if (!first) {
    style.removeProperty("--toast-right");
    style.removeProperty("--toast-bottom");
    return;
  }
  const element = others.reduce((best, each) => (each.contains(best) ? best : each), first);
  const { right, bottom } = element.getBoundingClientRect();
  style.setProperty("--toast-right", `${Math.max(0, innerWidth - right)}px`);
  style.setProperty("--toast-bottom", `${Math.max(0, innerHeight - bottom)}px`);
}
