import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Rests this long, in milliseconds, before a dragged edge counts. */
const restMs = 100;

/** The width of an element inside its borders and scroll bar; 0 before it is known. */
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
