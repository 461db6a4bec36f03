import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Milliseconds without a change before a new width is applied, for example while an edge is
 * dragged.
 */
const restMs = 100;

/** Returns an element's width inside its borders and scroll bar, or 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let timer: number | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setWidth(target.clientWidth), isFirst ? 0 : restMs);
      isFirst = false;
    });
    observer.observe(target);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return width;
}
