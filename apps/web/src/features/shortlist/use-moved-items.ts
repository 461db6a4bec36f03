import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const duration = 180;

/**
 * Animates the items of a list to their new places when the order changes. New items aren't
 * animated.
 */
export function useMovedItems(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<Element, { left: number; top: number }>());
  useLayoutEffect(() => {
    const isStill = globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = places.current;
    const now: typeof before = new Map();
    for (const item of list.current?.children ?? []) {
      if (!(item instanceof HTMLElement)) continue;
      const { offsetLeft: left, offsetTop: top } = item;
      now.set(item, { left, top });
      const from = before.get(item);
      if (isStill || !from || (from.left === left && from.top === top)) continue;
      const start = `${from.left - left}px ${from.top - top}px`;
      item.animate({ translate: [start, "0 0"] }, { duration, easing: "ease-out" });
    }
    places.current = now;
  }, [list, order]);
}
