import { useEffect, useRef } from "react";

/** Returns the action of a key, or undefined to leave it to the browser. */
export type ReadKey = (key: string, target: Element | null) => (() => void) | undefined;

/** Elements that handle these keys themselves. */
const ownsKeys =
  "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/** Handles single-key shortcuts of a screen while `isActive`. */
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

/**
 * Whether a dialog or menu is open. Escape must not close the screen then. A popover menu is in the
 * page even while it is closed.
 */
export const isSomethingOver = (): boolean =>
  document.querySelector("[role=dialog], [role=menu]:not([popover]), [role=menu]:popover-open") !==
  null;
