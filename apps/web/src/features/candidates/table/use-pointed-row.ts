import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Milliseconds after which a scroll has ended. */
const restMs = 150;

/**
 * Gives the row below the mouse `data-pointed`, but none while rows move below it: by `:hover` each
 * of them would be styled and painted anew.
 * @returns for an element that lies over all rows and lets the pointer through. While the wheel turns
 * it doesn't: of each row that passes, the browser would tell the page that the pointer came and went.
 */
export function usePointedRow(
  scrollerRef: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const coverRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scrollerRef.current;
    const cover = coverRef.current;
    if (!element || !cover) return undefined;
    let pointed: Element | null = null;
    let pointer: { clientX: number; clientY: number } | null = null;
    let rest = 0;
    let resting = 0;
    const point = (row: Element | null) => {
      if (row === pointed) return;
      pointed?.removeAttribute("data-pointed");
      row?.setAttribute("data-pointed", "");
      pointed = row;
    };
    const below = () => pointer && document.elementFromPoint(pointer.clientX, pointer.clientY);
    const setCovered = (isCovered: boolean) => {
      cover.style.pointerEvents = isCovered ? "auto" : "none";
    };
    const move = (event: PointerEvent) => {
      const { target, pointerType } = event;
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      pointer = event;
      if (target !== cover) point(target.closest("[data-place]"));
    };
    const leave = () => {
      pointer = null;
      point(null);
    };
    const stay = () => {
      clearTimeout(rest);
      cancelAnimationFrame(resting);
    };
    const settle = () => {
      setCovered(false);
      point(below()?.closest("[data-place]") ?? null);
    };
    const restSoon = () => {
      stay();
      // After a long frame the next scroll may be due already: then it comes before this.
      rest = window.setTimeout(() => {
        resting = requestAnimationFrame(settle);
      }, restMs);
    };
    const scroll = () => {
      point(null);
      restSoon();
    };
    const wheel = (event: WheelEvent) => {
      if (event.buttons !== 0) return;
      pointer = event;
      setCovered(true);
      restSoon();
    };
    // A click is for what is seen, be the wheel at rest or not.
    const click = (event: MouseEvent) => {
      settle();
      below()?.dispatchEvent(new MouseEvent("click", event));
    };
    element.addEventListener("pointermove", move, { passive: true });
    element.addEventListener("pointerleave", leave);
    element.addEventListener("scroll", scroll, { passive: true });
    element.addEventListener("wheel", wheel, { passive: true });
    // Not taken away between the press and the release: they would belong to two elements.
    cover.addEventListener("pointerdown", stay);
    cover.addEventListener("pointerup", restSoon);
    cover.addEventListener("click", click);
    return () => {
      stay();
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("scroll", scroll);
      element.removeEventListener("wheel", wheel);
      cover.removeEventListener("pointerdown", stay);
      cover.removeEventListener("pointerup", restSoon);
      cover.removeEventListener("click", click);
    };
  }, [scrollerRef]);
  return coverRef;
}
