import { useEffect } from "react";
import type { RefObject } from "react";

type Options = {
  anchorRef: RefObject<HTMLElement | null>;
  popoverRef: RefObject<HTMLElement | null>;
  /** Which edges of the two stand in line. */
  align: "start" | "end";
  closeOnScroll?: boolean;
};

const gap = 4;
const margin = 8;

/** Opens a `popover` element beside its anchor for as long as the component is mounted. */
export function useAnchoredPopover({ anchorRef, popoverRef, align, closeOnScroll }: Options): void {
  useEffect(() => {
    const element = popoverRef.current;
    const control = anchorRef.current;
    if (!element || !control) return;
    const place = control.getBoundingClientRect();
    element.showPopover();
    const { offsetHeight: height, offsetWidth: width } = element;
    const isLow = place.bottom + height + margin > window.innerHeight && place.top > height;
    const left = align === "start" ? place.left : place.right - width;
    element.style.top = `${isLow ? place.top - height - gap : place.bottom + gap}px`;
    element.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
    if (!closeOnScroll) return;
    const close = () => element.hidePopover();
    window.addEventListener("scroll", close, { capture: true, once: true });
    return () => window.removeEventListener("scroll", close, { capture: true });
  }, [align, anchorRef, closeOnScroll, popoverRef]);
}
