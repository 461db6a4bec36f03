const places = new Set<HTMLElement>();
let watcher: ResizeObserver | undefined;
let frame: HTMLElement | null = null;

/** A `ref`: what is around the toasts, and nothing else, for which the style would be found again. */
export function toastFrame(element: HTMLElement | null): void {
  frame = element;
  place();
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
