import { useEffect } from "react";
import type { RefObject } from "react";

/** Milliseconds after which a scroll sideways has ended. */
const restMs = 150;

/** Tells `pinned-left` and `pinned-right` how far a scroller stands sideways, and whether it moves so. */
export function usePinnedCells(scrollerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    let left = 0;
    let rest = 0;
    const scroll = () => {
      if (element.scrollLeft === left) return;
      left = element.scrollLeft;
      element.toggleAttribute("data-sideways", true);
      clearTimeout(rest);
      rest = window.setTimeout(() => {
        element.style.setProperty("--scrolled", `${left}px`);
        element.removeAttribute("data-sideways");
      }, restMs);
    };
    element.addEventListener("scroll", scroll, { passive: true });
    return () => {
      clearTimeout(rest);
      element.removeEventListener("scroll", scroll);
    };
  }, [scrollerRef]);
}
