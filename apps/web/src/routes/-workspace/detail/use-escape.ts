import { useEffect, useRef } from "react";

/** Elements that handle Escape themselves, such as text fields and menus. */
const ownsEscape = "input, textarea, select, [role=menu], [role=listbox], [data-own-escape]";

/** Makes Escape close this element before the dialog or panel around it. */
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
      // A dialog above it, such as the list of keys, handles Escape itself.
      const top = [...document.querySelectorAll("[role=dialog]")].at(-1);
      if (top && !top.querySelector("[data-cv]")) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // In the capture phase, before the surrounding dialog receives the key.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isActive]);
}
