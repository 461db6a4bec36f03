import { useEffect, useRef } from "react";

/** What Escape means something else to: it is typed into, or a menu of its own. */
const ownsEscape = "input, textarea, select, [role=menu], [role=listbox], [data-own-escape]";

/** Escape closes the innermost thing first: this one, before the dialog or panel around it. */
export function useEscape(isActive: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== "Escape" || event.defaultPrevented || target?.closest(ownsEscape)) return;
      // A dialog above it, such as the list of keys, closes by itself.
      const top = [...document.querySelectorAll("[role=dialog]")].at(-1);
      if (top && !top.querySelector("[data-cv]")) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // Before the dialog around it hears of the key.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isActive]);
}
