import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * A row of links or tabs that is scrolled horizontally to show the item with this index, even after
 * an item has grown by a badge.
 */
export function useItemInSight(index: number): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const items = row.current?.querySelectorAll("a, [role=tab]") ?? [];
    const item = items[index];
    if (!row.current || !item) return;
    const scroller = row.current;
    // The observer also reports each item once at the beginning.
    const observer = new ResizeObserver(() => {
      const frame = scroller.getBoundingClientRect();
      const { left, right } = item.getBoundingClientRect();
      if (left < frame.left) scroller.scrollLeft -= frame.left - left;
      else if (right > frame.right) scroller.scrollLeft += right - frame.right;
    });
    for (const each of items) observer.observe(each);
    return () => observer.disconnect();
  }, [index]);
  return row;
}
