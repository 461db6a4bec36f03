import { useLayoutEffect } from "react";
import type { RefObject } from "react";

type Options = {
  anchorRef: RefObject<HTMLElement | null>;
  popoverRef: RefObject<HTMLElement | null>;
  /** Which edges of the two stand in line. */
  align: "start" | "end";
};

const gap = 4;
const margin = 8;

/**
 * Opens a `popover` element beside its anchor for as long as the component is mounted. When what
 * lies under it scrolls, it closes.
 */
export function useAnchoredPopover({ anchorRef, popoverRef, align }: Options): void {
  useLayoutEffect(() => {
    const element = popoverRef.current;
    const control = anchorRef.current;
    if (!element || !control) return;
    const place = control.getBoundingClientRect();
    element.showPopover();
    const { offsetHeight: height, offsetWidth: width } = element;
    const isLow = place.bottom + height + margin > window.innerHeight && place.top > height;
    const left = align === "start" ? place.left : place.right - width;
    const top = isLow ? place.top - height - gap : place.bottom + gap;
    element.style.top = `${top}px`;
    element.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && element.contains(event.target);
      if (!isInside && element.matches(":popover-open")) element.hidePopover();
    };
    window.addEventListener("scroll", close, { capture: true });
    return () => window.removeEventListener("scroll", close, { capture: true });
  }, [align, anchorRef, popoverRef]);
}
