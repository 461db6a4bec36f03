import { useEffect } from "react";
import type { RefObject } from "react";

/** Milliseconds after which a scroll has ended. */
const restMs = 150;

/**
 * Gives the row below the mouse `data-pointed`, but none while rows move below it: by `:hover` each
 * of them would be styled and painted anew.
 */
export function usePointedRow(scrollerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    let pointed: Element | null = null;
    let rest = 0;
    let resting = 0;
    const point = (row: Element | null) => {
      if (row === pointed) return;
      pointed?.removeAttribute("data-pointed");
      row?.setAttribute("data-pointed", "");
      pointed = row;
    };
    const move = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      point(target.closest("[data-place]"));
    };
    const leave = () => point(null);
    const scroll = () => {
      point(null);
      clearTimeout(rest);
      cancelAnimationFrame(resting);
      if (!matchMedia("(hover: hover)").matches) return;
      rest = window.setTimeout(() => {
        // After a long frame the next scroll may be due already: then it comes before this.
        resting = requestAnimationFrame(() => point(element.querySelector("[data-place]:hover")));
      }, restMs);
    };
    element.addEventListener("pointermove", move, { passive: true });
    element.addEventListener("pointerleave", leave);
    element.addEventListener("scroll", scroll, { passive: true });
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(resting);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("scroll", scroll);
    };
  }, [scrollerRef]);
}
