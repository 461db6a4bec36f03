import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const duration = 200;

/**
 * Slides an item of a list to its new place when `top`, a CSS length, changes. The item is at its
 * new place at once and only drawn elsewhere, because an animated `top` is a layout shift in every
 * frame.
 */
export function useSlide<Item extends HTMLElement>(top: string): RefObject<Item | null> {
  const item = useRef<Item>(null);
  const before = useRef(top);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = top;
    if (from === top || globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    item.current?.animate(
      { translate: [`0 calc(${from} - ${top})`, "0 0"] },
      { duration, easing: "ease-out" },
    );
  }, [top]);
  return item;
}
