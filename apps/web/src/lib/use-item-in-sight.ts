import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** A row of links or tabs, scrolled sideways until one of them, counted from 0, is in sight. */
export function useItemInSight(index: number): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const item = row.current?.querySelectorAll("a, [role=tab]")[index];
    if (!row.current || !item) return;
    const frame = row.current.getBoundingClientRect();
    const { left, right } = item.getBoundingClientRect();
    if (left < frame.left) row.current.scrollLeft -= frame.left - left;
    else if (right > frame.right) row.current.scrollLeft += right - frame.right;
  }, [index]);
  return row;
}
