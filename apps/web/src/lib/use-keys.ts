import { useEffect, useRef } from "react";

/** What a key does; undefined where it is left to the browser. */
export type ReadKey = (key: string, target: Element | null) => (() => void) | undefined;

/** What types, chooses or drags with its own keys keeps them. */
const ownsKeys =
  "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/** Single keys of a screen, while `isActive`. */
export function useKeys(read: ReadKey, isActive = true): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(ownsKeys)) return;
      const act = latest.current(event.key, target);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}

/** Escape closes the screen only where nothing lies over it. A popover is there while closed. */
export const isSomethingOver = (): boolean =>
  document.querySelector("[role=dialog], [role=menu]:not([popover]), [role=menu]:popover-open") !==
  null;
